import type { DuplicateCandidate, Farmer, FarmerRequest } from '@udongo/sdk';
import { useMemo } from 'react';
import type { FormElementProps } from '../lib/ownForm.ts';
import { createCountyLookup } from '../lib/recordLookups.ts';
import type { CountyLookupPort } from '../lib/recordSources.ts';
import type { SlotProps } from '../lib/slots.ts';
import type { CallOptions } from '../lib/usePort.ts';
import { useMessages } from '../provider/index.ts';
import {
  type RecordField,
  RecordForm,
  type RecordFormSlots,
  type RecordFormState,
} from '../record-form/index.ts';
import { createReferrerLookup, type ReferrersPort } from './createReferrerLookup.ts';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { farmerFormTexts } from './farmerFormTexts.ts';
import { useDuplicateQuestion } from './useDuplicateQuestion.ts';

/** The calls of the farmer form; the SDK fits. */
export interface FarmerFormApi {
  farmers: {
    create(farmer: FarmerRequest, options: CallOptions): Promise<Farmer>;
    update(id: number, farmer: FarmerRequest, options: CallOptions): Promise<Farmer>;
  };
  counties: CountyLookupPort;
  agents: ReferrersPort;
}

export interface FarmerFormProps extends SlotProps<RecordFormSlots, RecordFormState>, FormElementProps {
  /** `createUdongo(…)` of the SDK fits. */
  api: FarmerFormApi;
  /** The farmer to change; null for a new one. Read once: another farmer needs another `key`. */
  farmer?: Farmer | null;
  /** Values with which a new farmer's form begins, such as the details of a booking. Default: nothing. */
  defaultValues?: Partial<FarmerRequest>;
  /** Whether the referring agent can be chosen: for administrators. Default false. */
  canChooseReferrer?: boolean;
  /** Fields of your own below the others. Their values go to `api.farmers` beside the farmer's, by their names. */
  extraFields?: readonly RecordField[] | undefined;
  /** Called once for each farmer that the server has stored. */
  onSaved?: (farmer: Farmer) => void;
  /** Called by the button that leaves without saving. Without it, there is no such button. */
  onCancel?: () => void;
  /**
   * Opens the farmer who is already registered; the form waits until it is unmounted. Without it, this is not
   * offered. Never offered for farmers whom the person has no permission to see.
   */
  onOpenExisting?: (farmer: DuplicateCandidate) => void;
}

/**
 * Registers a farmer, or changes one. If the server knows somebody with this phone number or email address,
 * it shows them and asks: open them, go back, or save anyway.
 */
export function FarmerForm({
  api,
  farmer = null,
  defaultValues = {},
  canChooseReferrer = false,
  extraFields = [],
  onSaved,
  onCancel,
  onOpenExisting,
  as,
  classNames,
  render,
  rootProps,
}: FarmerFormProps) {
  const t = useMessages(farmerFormTexts);
  const { asked, askWhenDuplicate } = useDuplicateQuestion();
  const fields = useFields(api, canChooseReferrer);

  const send = (request: FarmerRequest, options: CallOptions) =>
    farmer ? api.farmers.update(farmer.id, request, options) : api.farmers.create(request, options);

  return (
    <>
      <RecordForm
        title={t('farmerForm.title')}
        // The values of the host's own fields have no types here.
        fields={[...fields, ...extraFields] as typeof fields}
        mode={farmer ? 'update' : 'create'}
        values={farmer ? toValues(farmer) : defaultValues}
        toValues={(stored) => toValues(stored as Farmer)}
        save={({ referrer, ...values }, options) =>
          askWhenDuplicate(
            (allow) => send({ ...values, ...(canChooseReferrer && { referrer }), ...allow }, options),
            options,
          )
        }
        savedMessage={t(farmer ? 'farmerForm.updated' : 'farmerForm.created')}
        {...{ onSaved, onCancel, as, classNames, render, rootProps }}
      />
      {asked && (
        <DuplicateDialog
          candidates={asked.candidates}
          onOpen={onOpenExisting}
          onSaveAnyway={asked.saveAnyway}
          onBack={asked.goBack}
        />
      )}
    </>
  );
}

function useFields({ counties, agents }: FarmerFormApi, withReferrer: boolean) {
  const t = useMessages(farmerFormTexts);
  const county = useMemo(() => createCountyLookup(counties), [counties]);
  const referrer = useMemo(() => createReferrerLookup(agents), [agents]);
  const fields = [
    {
      kind: 'text',
      name: 'user.full_name',
      label: t('farmerForm.name'),
      required: t('farmerForm.nameRequired'),
      maxLength: 150,
      autoComplete: 'off',
    },
    {
      kind: 'phone',
      name: 'user.profile.phone_number',
      label: t('farmerForm.phone'),
      required: t('farmerForm.phoneRequired'),
      autoComplete: 'off',
    },
    {
      kind: 'text',
      type: 'email',
      name: 'user.email',
      label: t('farmerForm.email'),
      hint: t('farmerForm.emailHint'),
      maxLength: 254,
      autoComplete: 'off',
    },
    {
      kind: 'lookup',
      name: 'user.profile.county',
      label: t('farmerForm.county'),
      placeholder: t('lookup.county'),
      emptyMessage: t('lookup.countyEmpty'),
      ...county,
    },
    {
      kind: 'text',
      name: 'user.profile.address',
      label: t('farmerForm.address'),
      maxLength: 255,
      autoComplete: 'off',
    },
    {
      kind: 'lookup',
      name: 'referrer',
      label: t('farmerForm.referrer'),
      hint: t('farmerForm.referrerHint'),
      placeholder: t('farmerForm.agentSearch'),
      emptyMessage: t('farmerForm.agentEmpty'),
      debounceMs: 1000,
      ...referrer,
    },
  ] as const satisfies readonly RecordField[];
  return withReferrer ? fields : fields.filter(({ name }) => name !== 'referrer');
}

/** Some services answer the profile beside the user. */
function toValues({ user, profile, referrer, ...rest }: Farmer) {
  return { ...rest, user: { ...user, profile: { ...user.profile, ...profile } }, referrer };
}
