import { type Crop, createUdongo } from '@udongo/sdk';
import { type AdminListBulkProps, BulkDialog } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** The `dialog` of a bulk action of an `AdminList` of crops. */
export const DeleteCrops = (props: AdminListBulkProps<Crop>) => (
  <BulkDialog
    {...props}
    title="Delete crops"
    start="Delete"
    variant="danger"
    act={({ id }, options) => udongo.crops.delete(id, options)}
    progress={(done, count) => `Deleting ${done} of ${count}`}
    failed={(done, count) => `${done} of ${count} are deleted`}
    done="Deleted"
  >
    <p>Their other names are deleted, too.</p>
  </BulkDialog>
);
