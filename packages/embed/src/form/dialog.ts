import css from './dialog.css';
import { addRules } from './styles.ts';

/** The dialog of a form behind a button, in a separate file with its styles: most forms are in their page. */
export { Dialog } from '@udongo/ui';

addRules(css);
