import type { Farmer } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { type FarmersPort, searchFarmers } from '../lib/recordSources.ts';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import { farmerPicker } from '../messages/en/farmerPicker.ts';
import type { TranslateOf } from '../messages/index.ts';
import { Icon, OptionAnnouncer, OptionRows, useFieldControl, useOptionList } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';

const texts = { farmerPicker };

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

export interface FarmerPickerProps extends SlotProps<FarmerPickerSlots, FarmerPickerState> {
  /** The SDK's `farmers` fits. */
  farmers: FarmersPort;
  /** User id of an agent: lists only their farmers. Default: all farmers. */
  referrer?: number | undefined;
  /** Id of the selected farmer; null for none. */
  value: number | null;
  /** Called with the whole record of the selected farmer. */
  onValueChange: (farmer: Farmer) => void;
  /** Name of the selected farmer, if it is known before a search. */
  selectedName?: string;
  /** Name of a county by its id; '' leaves it out. */
  countyName?: (county: number) => string;
  /** Milliseconds. Default 500. */
  debounceMs?: number;
  /**
   * Draws the content for a search without results, such as a button that goes on without the list; gets the
   * typed text. Default: nothing.
   */
  nobodyFound?: ((search: string) => ReactNode) | undefined;
  /** Called when the focus leaves the input. */
  onBlur?: () => void;
  /** The name of the search input. */
  name?: string;
  /** The id of the search input. Default: the field's. */
  id?: string;
  /** The search input. */
  ref?: Ref<HTMLInputElement>;
  /** The input's name, if it is not in a `Field`. */
  'aria-label'?: string;
}

interface FarmerLine {
  label: string;
  farmer: Farmer;
}

/**
 * A searchable panel of at most 6 farmers with phone and county, 400 px high. The arrow keys move, Enter
 * selects. Use it in a `Field`, or give an `aria-label`. Source: specification sections 2, 7 and 9, "Farmer
 * picker".
 */
export function FarmerPicker({
  farmers,
  referrer,
  value,
  onValueChange,
  selectedName = '',
  countyName = () => '',
  debounceMs = 500,
  nobodyFound,
  onBlur,
  name,
  ref,
  classNames,
  render,
  rootProps,
  ...own
}: FarmerPickerProps) {
  const t = useMessages(texts);
  const field = useFieldControl(own);
  const [chosen, setChosen] = useState<FarmerLine | null>(null);
  const chosenName = chosen?.farmer.id === value ? chosen?.label : selectedName;
  const list = useOptionList<FarmerLine>({
    load: async (search, options) => {
      const found = await searchFarmers(farmers, { search, referrer }, options);
      return found.map((farmer) => ({ label: farmer.user.full_name, farmer }));
    },
    debounceMs,
    alwaysOpen: true,
    onChoose: (line) => {
      setChosen(line);
      onValueChange(line.farmer);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the panel appears and when whose farmers changes
  useEffect(() => list.retry(), [referrer]);

  const state = { status: list.status, invalid: Boolean(field['aria-invalid']) };
  const slot = createSlots<FarmerPickerSlots, FarmerPickerState>('farmer-picker', state, {
    classNames,
    render,
    rootProps,
  });

  return slot(
    'root',
    <div>
      {slot(
        'search',
        <div>
          <Icon name="search" />
          {slot(
            'input',
            <input
              type="text"
              spellCheck={false}
              placeholder={t('farmerPicker.placeholder')}
              {...field}
              {...list.inputProps}
              ref={ref}
              name={name}
              aria-label={own['aria-label']}
              value={list.search ?? ''}
              onBlur={() => {
                list.inputProps.onBlur();
                onBlur?.();
              }}
            />,
          )}
        </div>,
      )}
      {slot(
        'list',
        // biome-ignore lint/a11y/noStaticElementInteractions: the press is only kept from taking the input's focus
        <div onMouseDown={(event) => event.preventDefault()}>
          <OptionRows
            list={list}
            label={t('farmerPicker.list')}
            labelledBy={undefined}
            emptyMessage={t('farmerPicker.empty')}
            keyOf={({ farmer }) => farmer.id}
            isSelected={({ farmer }) => farmer.id === value}
          >
            {({ label, farmer }, { selected }) => (
              <>
                {slot(
                  'farmer',
                  <span>
                    {label}
                    <span className="udongo-combobox__note">{describe(farmer, countyName, t)}</span>
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
      {value !== null &&
        chosenName &&
        slot(
          'chosen',
          <div>
            <Icon name="check" />
            {t('farmerPicker.chosen', { name: chosenName })}
          </div>,
        )}
      <OptionAnnouncer list={list} emptyMessage={t('farmerPicker.empty')} />
    </div>,
  );
}

function describe(
  { user, profile: beside }: Farmer,
  countyName: (county: number) => string,
  t: TranslateOf<typeof texts>,
): string {
  // Some services answer the profile beside the user.
  const profile = user.profile ?? beside;
  const phone = formatPhone(profile?.phone_number) || t('farmerPicker.noPhone');
  const county = typeof profile?.county === 'number' ? countyName(profile.county) : '';
  return [phone, county].filter(Boolean).join(' · ');
}
