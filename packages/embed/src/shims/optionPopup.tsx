import { type OptionPopupProps, OptionStatus } from '@udongo/ui';
import { useLayoutEffect, useState } from 'react';

type Rest = typeof import('../form/rest.ts');

/**
 * The lines of a combobox, which come with the rest of the form: at the latest with what the first focus asks for. Until then,
 * and where that failed, what is said in their place, with the button to ask again.
 */
export function OptionPopup<Item extends { label: string }>(props: OptionPopupProps<Item>) {
  const { list, anchor, emptyMessage } = props;
  const { status } = list;
  const [rest, setRest] = useState<Rest>();
  // Before anything is drawn, where the rest is there already; and once more when the list is asked again.
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
      <OptionStatus list={list} emptyMessage={emptyMessage} />
    </div>
  );
}
