import { createToaster, createUdongo } from '@udongo/sdk';
import { AdminList, BookingForm, Button, Combobox, Dialog, Field, Toaster, UdongoProvider } from '@udongo/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { modals } from './modals.js';
import { Routed } from './routed.js';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });
const toaster = createToaster();
const lines = async () => [{ value: 1, label: 'Kiambu' }];

/** `?modal=radix`: a list and a dialog of ours in a modal of that library. */
function InModal({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  const [own, setOwn] = useState(false);
  const Host = modals[name];
  if (!Host) throw new Error(`no modal ${name}`);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Host open={open} onClose={() => setOpen(false)}>
        <Field label="County">
          <Combobox load={lines} />
        </Field>
        <Button onClick={() => toaster.show({ tone: 'error', message: 'Not saved', durationMs: 600_000 })}>
          Save
        </Button>
        <Button onClick={() => setOwn(true)}>Ask</Button>
        <Dialog open={own} onOpenChange={setOwn} title="Sure?" footer={<Button>Yes</Button>} />
      </Host>
    </>
  );
}

/** `?`: a form and a list of ours; a test loads the CSS of others around them. */
function Plain() {
  return (
    <>
      <BookingForm api={udongo} user={null} today="2026-11-20" draftStorage={null} />
      <AdminList
        title="Counties"
        headingLevel={2}
        columns={[{ key: 'name', header: 'Name', value: (county) => county.name }]}
        filters={[{ kind: 'text', name: 'search', label: 'Search' }]}
        list={udongo.counties.list}
        rowKey={(county) => county.id}
      />
      <Button classNames={{ root: 'host-utility' }}>Utility</Button>
    </>
  );
}

const asked = new URLSearchParams(location.search);
const modal = asked.get('modal');
if (asked.has('layer')) await import('@udongo/ui/styles.layer.css');
else await import('@udongo/ui/styles.css');
createRoot(document.querySelector('#app') as HTMLElement).render(
  asked.has('routed') ? (
    <Routed />
  ) : (
    <UdongoProvider notify={toaster.show} dismiss={toaster.dismiss}>
      {modal ? <InModal name={modal} /> : <Plain />}
      <Toaster store={toaster} />
    </UdongoProvider>
  ),
);
