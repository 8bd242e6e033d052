import { createToaster } from '@udongo/sdk';
import { Button, Toaster, UdongoProvider, useNotify } from '@udongo/ui';

const toaster = createToaster();

function SaveButton() {
  const notify = useNotify();
  return (
    <Button onClick={() => notify({ tone: 'success', message: 'Saved' })}>
      Save
    </Button>
  );
}

export const Page = () => (
  <UdongoProvider notify={toaster.show} dismiss={toaster.dismiss}>
    <SaveButton />
    <Toaster store={toaster} />
  </UdongoProvider>
);
