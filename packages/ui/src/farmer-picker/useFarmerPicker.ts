import { type FarmerPickerParams, useFarmerList } from './useFarmerList.ts';

/** @experimental */
export type FarmerPickerController = ReturnType<typeof useFarmerPicker>;

/**
 * State and behaviour of a picker of farmers: it lists at most 6 at once and while a person types, follows the
 * keyboard, and gives the attributes and the finished texts for markup of your own.
 * @experimental
 */
export function useFarmerPicker(params: FarmerPickerParams) {
  const { list, isSelected, detailsOf, listLabel, placeholder, chosenText } = useFarmerList(params);
  const { items, status, activeIndex, failure, emptyMessage, announcement, retry } = list;
  return {
    /** 'pending' also while a key press waits for its search: `farmers` then still answer the search before. */
    status,
    /** Phone and county are in `details`: "0712 345678 · Murang'a". */
    farmers: items.map((option) => ({
      ...option,
      details: detailsOf(option),
      isSelected: isSelected(option),
    })),
    /** The message in place of farmers: nobody found, or why the list did not load; '' for none. */
    message: status === 'error' ? failure : status === 'success' && items.length === 0 ? emptyMessage : '',
    /** For a `role="status"`: the number of farmers, none, slow, failed. */
    announcement,
    /** Names the selected farmer: 'Chosen: Wanjiku Kariuki'; '' for none. */
    chosenText,
    /** Asks again after a failure. */
    retry,
    /** For the search input; it needs a name. */
    getInputProps: () => ({
      type: 'text' as const,
      spellCheck: false,
      placeholder,
      ...list.inputProps,
      value: list.search ?? '',
    }),
    /** For the element around the farmers. */
    getListProps: () => ({
      id: list.listId,
      role: 'listbox' as const,
      'aria-label': listLabel,
      'aria-busy': status === 'pending' || undefined,
    }),
    /** For the farmer at this index. */
    getOptionProps: (index: number) => {
      const option = items[index];
      return {
        id: list.optionId(index),
        role: 'option' as const,
        'aria-selected': option !== undefined && isSelected(option),
        'data-active': index === activeIndex ? '' : undefined,
        onPointerMove: () => list.setActiveIndex(index),
        onClick: () => option && list.choose(option),
      };
    },
  };
}
