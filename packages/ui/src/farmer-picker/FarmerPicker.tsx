import type { ReactNode, Ref } from 'react';
import { createPartContext } from '../lib/createPartContext.ts';
import { createSlots, type DrawSlot, type SlotProps } from '../lib/slots.ts';
import { Icon, OptionRows, useFieldControl } from '../primitives/index.ts';
import { type FarmerPickerParams, useFarmerList } from './useFarmerList.ts';

export interface FarmerPickerSlots {
  root: 'div';
  /** Icon and input. */
  search: 'div';
  input: 'input';
  list: 'div';
  /** Name and details of one option. */
  farmer: 'span';
  /** The line below the list that names the selected farmer. */
  chosen: 'div';
}

export interface FarmerPickerState {
  status: 'idle' | 'pending' | 'success' | 'error';
  invalid: boolean;
}

export interface FarmerPickerRootProps
  extends FarmerPickerParams,
    SlotProps<FarmerPickerSlots, FarmerPickerState> {
  /** The id of the search input. Default: the field's. */
  id?: string;
  /** The parts: `Search`, `List`, `Chosen`, and whatever is between them. */
  children: ReactNode;
}

export interface FarmerPickerSearchProps {
  /** Called when the focus leaves the input. */
  onBlur?: (() => void) | undefined;
  /** The name of the search input. */
  name?: string | undefined;
  /** The search input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The input's name, if it is not in a `Field`. */
  'aria-label'?: string | undefined;
}

export interface FarmerPickerListProps {
  /**
   * Draws the content for a search without results, such as a button that goes on without the list; gets the
   * typed text. Default: nothing.
   */
  nobodyFound?: ((search: string) => ReactNode) | undefined;
}

export interface FarmerPickerProps
  extends Omit<FarmerPickerRootProps, 'children'>,
    FarmerPickerSearchProps,
    FarmerPickerListProps {}

interface Parts {
  picker: ReturnType<typeof useFarmerList>;
  field: ReturnType<typeof useFieldControl>;
  slot: DrawSlot<FarmerPickerSlots>;
}

const [PartsContext, useParts] = createPartContext<Parts>('FarmerPicker.Root');

/**
 * A searchable panel of at most 6 farmers with phone and county, 400 px high. The arrow keys move, Enter
 * selects. Use it in a `Field`, or give an `aria-label`. For another order of its parts take
 * `FarmerPicker.Root`. Source: specification sections 2, 7 and 9, "Farmer picker".
 */
export function FarmerPicker(props: FarmerPickerProps) {
  return (
    <FarmerPickerRoot {...props}>
      <FarmerPickerSearch {...props} />
      <FarmerPickerList {...props} />
      <FarmerPickerChosen />
    </FarmerPickerRoot>
  );
}

/** The panel, whose parts are inside of it. */
function FarmerPickerRoot({ id, classNames, render, rootProps, children, ...params }: FarmerPickerRootProps) {
  const picker = useFarmerList(params);
  const field = useFieldControl({ id });
  const state = { status: picker.list.status, invalid: Boolean(field['aria-invalid']) };
  const slot = createSlots<FarmerPickerSlots, FarmerPickerState>('farmer-picker', state, {
    classNames,
    render,
    rootProps,
  });
  return (
    <PartsContext.Provider value={{ picker, field, slot }}>
      {slot('root', <div>{children}</div>)}
    </PartsContext.Provider>
  );
}

/** The search input. */
function FarmerPickerSearch({ onBlur, name, ref, 'aria-label': label }: FarmerPickerSearchProps) {
  const { picker, field, slot } = useParts();
  const { inputProps, search } = picker.list;
  return slot(
    'search',
    <div>
      <Icon name="search" />
      {slot(
        'input',
        <input
          type="text"
          spellCheck={false}
          placeholder={picker.placeholder}
          {...field}
          {...inputProps}
          {...{ name, ref }}
          aria-label={label}
          value={search ?? ''}
          onBlur={() => {
            inputProps.onBlur();
            onBlur?.();
          }}
        />,
      )}
    </div>,
  );
}

/** The farmers, or the reason why there are none. */
function FarmerPickerList({ nobodyFound }: FarmerPickerListProps) {
  const { picker, slot } = useParts();
  const { list } = picker;
  return (
    <>
      {slot(
        'list',
        // biome-ignore lint/a11y/noStaticElementInteractions: the press is only kept from taking the input's focus
        <div onMouseDown={(event) => event.preventDefault()}>
          <OptionRows
            list={list}
            label={picker.listLabel}
            keyOf={({ farmer }) => farmer.id}
            isSelected={picker.isSelected}
          >
            {(option, { selected }) => (
              <>
                {slot(
                  'farmer',
                  <span>
                    {option.label}
                    <span className="udongo-combobox__note">{picker.detailsOf(option)}</span>
                  </span>,
                )}
                {selected && <Icon name="check" />}
              </>
            )}
          </OptionRows>
          {nobodyFound && list.status === 'success' && list.items.length === 0 && (
            <div className="udongo-combobox__status">{nobodyFound(list.search ?? '')}</div>
          )}
        </div>,
      )}
      <div role="status" className="udongo-hidden">
        {list.announcement}
      </div>
    </>
  );
}

/** The line that names the selected farmer; nothing without one. */
function FarmerPickerChosen() {
  const { picker, slot } = useParts();
  return (
    picker.chosenText &&
    slot(
      'chosen',
      <div>
        <Icon name="check" />
        {picker.chosenText}
      </div>,
    )
  );
}

FarmerPicker.Root = FarmerPickerRoot;
FarmerPicker.Search = FarmerPickerSearch;
FarmerPicker.List = FarmerPickerList;
FarmerPicker.Chosen = FarmerPickerChosen;
