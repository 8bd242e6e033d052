import { Button, Dialog } from '@udongo/ui';

interface Props {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDelete: () => void;
}

export const DeleteEntry = ({ isOpen, onOpenChange, onDelete }: Props) => (
  <Dialog
    open={isOpen}
    onOpenChange={onOpenChange}
    title="Delete entry"
    description="Maize and its other names are deleted."
    size="small"
    footer={
      <>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button variant="danger" onClick={onDelete}>
          Delete
        </Button>
      </>
    }
  />
);
