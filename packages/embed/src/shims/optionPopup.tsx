import { useLayoutEffect, useState } from 'react';
import type { OptionPopupProps } from '../../../ui/src/primitives/combobox/OptionPopup.tsx';
import { OptionStatus } from '../../../ui/src/primitives/combobox/OptionStatus.tsx';

type Rest = typeof import('../form/rest.ts');

/**
 * The options of a combobox, which load with the rest of the form, at the latest on the first focus. Until
 * then, and after a failure, a message replaces them, with a button to try again.
 */
export function OptionPopup<Item extends { label: string }>(props: OptionPopupProps<Item>) {
  const { list, anchor } = props;
  const { status } = list;
  const [rest, setRest] = useState<Rest>();
  // Runs before painting, in case the rest is loaded; and again when the list is retried.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    void import('../form/rest.ts').then(setRest, () => undefined);
  }, [status]);
  if (rest) return <rest.OptionPopup {...props} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the press is only kept from taking the input's focus
    <div
      className="udongo-combobox__popup"
      part="combobox-popup"
      style={{ position: 'absolute', zIndex: 1, marginTop: '6px', width: `${anchor?.offsetWidth}px` }}
      onMouseDown={(event) => event.preventDefault()}
    >
      <OptionStatus list={list} />
    </div>
  );
}
