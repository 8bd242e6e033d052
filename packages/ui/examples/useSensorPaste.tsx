import { Button, Field, Textarea, useSensorPaste } from '@udongo/ui';

export function Paste() {
  const { text, setText, lines, values, apply } = useSensorPaste({
    onApply: async (readings) => console.log(readings),
  });
  const unread = lines.filter(({ reading }) => reading === null);
  return (
    <>
      <Field
        label="Readings"
        error={unread.length > 0 && `${unread.length} lines can’t be read`}
      >
        <Textarea
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button onClick={apply}>
        Apply {Object.keys(values).length} readings
      </Button>
    </>
  );
}
