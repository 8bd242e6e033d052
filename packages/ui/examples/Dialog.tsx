import { Button, Dialog } from '@udongo/ui';
import { useState } from 'react';

/** Asks before it deletes. Closed, the dialog gives the focus back to the first button. */
export function DeleteEntry({ onDelete }: { onDelete?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const confirm = () => {
    setIsOpen(false);
    onDelete?.();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete Maize</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Delete entry"
        description="Maize and its other names are deleted."
        size="small"
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button variant="danger" onClick={confirm}>
              Delete
            </Button>
          </>
        }
      />
    </>
  );
}
