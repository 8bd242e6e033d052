import { Button, useNotify } from '@udongo/ui';

export function CopyCode({ code }: { code: string }) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify({ tone: 'success', message: 'Copied' });
    } catch {
      notify({ tone: 'error', message: 'Not copied. Select the code.' });
    }
  };
  return (
    <p>
      {code} <Button onClick={copy}>Copy</Button>
    </p>
  );
}
