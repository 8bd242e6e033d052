import type { ReactNode } from 'react';
import type { ButtonState } from '../primitives/index.ts';
import type { ActOnRow, AdminListBulkProps } from './actOnRows.ts';

export interface BulkDialogProps<Row> extends AdminListBulkProps<Row> {
  /** The heading of the dialog. */
  title: string;
  /** The text of the button that starts. */
  start: string;
  /** The look of the button that starts. Default 'primary'. */
  variant?: ButtonState['variant'];
  /** Acts on one row; rows are handled one after the other. A rejection is shown with the row's name. */
  act: ActOnRow<Row>;
  /**
   * Called before the first row: false keeps the dialog open, such as for a missing reason. Default: always
   * true.
   */
  isReady?: () => boolean;
  /** The text during the action: 'Deleting 2 of 5'. */
  progress: (done: number, count: number) => string;
  /** The title above the rows for which the action failed. */
  failed: (done: number, count: number) => string;
  /** The notification after the last row. */
  done: string;
  /** The question, and further fields to fill in. */
  children: ReactNode;
}
