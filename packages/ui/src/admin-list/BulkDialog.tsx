import { useOnDemand } from '../lib/useOnDemand.ts';
import type { BulkDialogProps } from './BulkDialogProps.ts';
import { loadParts } from './loadParts.ts';

/**
 * Asks for confirmation, handles one row after the other with a progress bar and a stop button, and lists by
 * name each row for which the action failed.
 */
export function BulkDialog<Row>(props: BulkDialogProps<Row>) {
  const loaded = useOnDemand(loadParts, true);
  return loaded && <loaded.BulkDialogBody {...props} />;
}
