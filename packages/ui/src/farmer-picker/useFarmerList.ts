import type { Farmer } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { useEffect, useState } from 'react';
import { type FarmersPort, searchFarmers } from '../lib/recordSources.ts';
import { farmerPicker } from '../messages/en/farmerPicker.ts';
import { useOptionList } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';

const texts = { farmerPicker };

export interface FarmerPickerParams {
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
}

export interface FarmerOption {
  /** The farmer's name. */
  label: string;
  farmer: Farmer;
}

/** The state of a picker of farmers, and its texts. */
export function useFarmerList({
  farmers,
  referrer,
  value,
  onValueChange,
  selectedName,
  countyName,
  debounceMs = 500,
}: FarmerPickerParams) {
  const t = useMessages(texts);
  const [chosen, setChosen] = useState<FarmerOption | null>(null);
  const name = chosen?.farmer.id === value ? chosen?.label : selectedName;
  const list = useOptionList<FarmerOption>({
    load: async (search, options) => {
      const found = await searchFarmers(farmers, { search, referrer }, options);
      return found.map((farmer) => ({ label: farmer.user.full_name, farmer }));
    },
    debounceMs,
    alwaysOpen: true,
    emptyMessage: t('farmerPicker.empty'),
    onChoose: (option) => {
      setChosen(option);
      onValueChange(option.farmer);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the panel appears and when whose farmers changes
  useEffect(() => list.retry(), [referrer]);

  const isSelected = ({ farmer }: FarmerOption) => farmer.id === value;
  return {
    list,
    isSelected,
    /** Phone and county of a farmer: "0712 345678 · Murang'a". */
    detailsOf: ({ farmer: { user, profile: beside } }: FarmerOption) => {
      // Some services answer the profile beside the user.
      const profile = user.profile ?? beside;
      const county = profile?.county;
      return [
        formatPhone(profile?.phone_number) || t('farmerPicker.noPhone'),
        typeof county === 'number' && countyName?.(county),
      ]
        .filter(Boolean)
        .join(' · ');
    },
    listLabel: t('farmerPicker.list'),
    placeholder: t('farmerPicker.placeholder'),
    /** 'Chosen: Wanjiku Kariuki'; '' for none. */
    chosenText: value !== null && name ? t('farmerPicker.chosen', { name }) : '',
  };
}
