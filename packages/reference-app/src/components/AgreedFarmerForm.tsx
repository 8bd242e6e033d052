import type { UdongoApi } from '@udongo/sdk';
import { FarmerForm, type FarmerFormProps, useLocale } from '@udongo/ui';
import { useServices, useUser } from '../services/ServicesContext.ts';
import { farmerAgreedField, withConsentVersion } from './consent/farmerAgreedField.tsx';

interface AgreedFarmerFormProps extends Omit<FarmerFormProps, 'api' | 'canChooseReferrer' | 'extraFields'> {
  /** The API of the farmers. */
  farmers: UdongoApi['farmers'];
}

/** The farmer form of the app: an agent who registers somebody says that they agreed, where the API keeps that. */
export function AgreedFarmerForm({ farmers, ...props }: AgreedFarmerFormProps) {
  const { config, udongo } = useServices();
  const role = useUser()?.role;
  const locale = useLocale();
  const asksAgent = config.takesConsent && role === 'agent' && !props.farmer;
  return (
    <FarmerForm
      {...props}
      api={{
        farmers: asksAgent ? { ...farmers, create: withConsentVersion(farmers.create) } : farmers,
        counties: udongo.counties,
        agents: udongo.agents,
      }}
      canChooseReferrer={role === 'administrator'}
      extraFields={asksAgent ? [farmerAgreedField(locale)] : undefined}
    />
  );
}
