import { Field, useFieldControl } from '@udongo/ui';

/** A control of your own that a `Field` names and describes. */
function Slider({ name }: { name: string }) {
  const control = useFieldControl();
  return (
    <input
      type="range"
      name={name}
      min={0}
      max={14}
      step={0.1}
      {...control}
    />
  );
}

export const PhField = () => (
  <Field label="pH" hint="From 0 to 14">
    <Slider name="ph" />
  </Field>
);
