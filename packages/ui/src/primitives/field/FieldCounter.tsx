import { useEffect, useState } from 'react';
import { field } from '../../messages/en/field.ts';
import { useMessages } from '../../provider/index.ts';

const texts = { field };

/** "31 of 500". Listens to the control in the document, so that typing renders only this line. */
export function FieldCounter({ controlId, max }: { controlId: string; max: number }) {
  const t = useMessages(texts);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [length, setLength] = useState(0);

  // No dependency list: a form that sets the text itself (a reset, a restored draft) fires no input event.
  useEffect(() => {
    const control = findControl(root, controlId);
    if (!control) return;
    const read = () => setLength(control.value.length);
    read();
    control.addEventListener('input', read);
    return () => control.removeEventListener('input', read);
  });

  return (
    <span ref={setRoot} className="udongo-field__counter" part="field-counter">
      {t('field.counter', { length, max })}
    </span>
  );
}

function findControl(root: HTMLElement | null, id: string) {
  const scope = root?.getRootNode();
  if (!(scope instanceof Document || scope instanceof ShadowRoot)) return null;
  const control = scope.getElementById(id);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}
