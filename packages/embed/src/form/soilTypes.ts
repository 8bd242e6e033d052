import css from './soilTypes.css';
import { addRules } from './styles.ts';

/** The help with soil types, in a file of its own with what it looks like: most people book without it. */
export { SoilTypeDialog } from '@udongo/ui';

addRules(css);
