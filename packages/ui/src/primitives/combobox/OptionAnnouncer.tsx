import type { OptionList } from './useOptionList.ts';

/** Says the state of the list to screen readers, and to everybody that typed text is not selected. */
export function OptionAnnouncer<Item>({ list }: { list: OptionList<Item> }) {
  return (
    <div role="status" className={list.isUnchosen ? 'udongo-combobox__unchosen' : 'udongo-hidden'}>
      {list.announcement}
    </div>
  );
}
