import { adminListView } from '../messages/en/adminListView.ts';

/** The texts of the choice of columns and views. */
export const viewTexts = { adminListView };
