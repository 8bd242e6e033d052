import { Button, useNotify } from '@udongo/ui';

export function CopyCode({ code }: { code: string }) {
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    notify({ tone: 'success', message: 'Copied' });
  };
  return <Button onClick={copy}>Copy</Button>;
}
