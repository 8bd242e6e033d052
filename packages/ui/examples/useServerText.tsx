import { useServerText } from '@udongo/ui';

/** What a service refused, in the language of the page where its text is known. */
export function Refusal({ error }: { error: Error }) {
  const say = useServerText();
  return <p role="alert">{say(error.message)}</p>;
}
