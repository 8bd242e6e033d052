import { type Crop, createUdongo } from '@udongo/sdk';
import { AdminList, type AdminListBulkProps, BulkDialog } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

const DeleteCrops = (props: AdminListBulkProps<Crop>) => (
  <BulkDialog
    {...props}
    title="Delete crops"
    start="Delete"
    variant="danger"
    act={({ id }, options) => udongo.crops.delete(id, options)}
    progress={(done, count) => `Deleting ${done} of ${count}`}
    failed={(done, count) => `${done} of ${count} are deleted. Not these:`}
    done="Deleted"
  >
    <p>Their other names are deleted, too.</p>
  </BulkDialog>
);

/** A list whose selected rows have an action, with a dialog of its own. */
export const Crops = () => (
  <AdminList
    title="Crops"
    list={udongo.crops.list}
    rowKey={({ id }) => id}
    rowName={({ name }) => name}
    columns={[{ key: 'name', header: 'Crop', value: ({ name }) => name }]}
    bulkActions={[
      { key: 'delete', label: 'Delete crops', dialog: DeleteCrops },
    ]}
  />
);
