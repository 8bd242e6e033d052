import { useServerText } from '@udongo/ui';

/** Shows a service's refusal, in the language of the page where its text is known. */
export function Refusal({ error }: { error: Error }) {
  const say = useServerText();
  return <p role="alert">{say(error.message)}</p>;
}
