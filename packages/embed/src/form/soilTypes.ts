// The help is in a dialog.
import './dialog.ts';
import css from './soilTypes.css';
import { addRules } from './styles.ts';

/** The help with soil types, in a separate file with its styles: most people book without it. */
export { SoilTypeDialog } from '@udongo/ui';

addRules(css);
