import type { PartnerKey, UdongoApi } from '@udongo/sdk';
import { type AdminListFormProps, Alert, Button } from '@udongo/ui';
import { useState } from 'react';
import { useText } from '../../../messages/translator.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { ResourceForm } from '../ResourceForm.tsx';
import { agrovetField } from '../resourceFields.ts';
import { KeySection } from './KeySection.tsx';
import type { PartnerKeyTranslate } from './partnerKeyTexts.ts';
import { findWrongSite, readSites } from './readSites.ts';
import { SnippetPanel } from './SnippetPanel.tsx';

interface PartnerKeyFormProps extends AdminListFormProps<PartnerKey> {
  t: PartnerKeyTranslate;
  records: UdongoApi;
  udongo: UdongoApi;
  /** An agent's keys are for their own agrovet: the form does not ask for it. */
  isOwn: boolean;
}

/** Issues a key and then shows its snippet; changes one below its snippet. */
export function PartnerKeyForm({
  t,
  records,
  udongo,
  isOwn,
  record,
  onSaved,
  onCancel,
}: PartnerKeyFormProps) {
  const app = useText();
  const { toaster } = useServices();
  const [created, setCreated] = useState<PartnerKey | null>(null);

  if (created) {
    return (
      <div className="app-partner-key">
        <Alert tone="success" title={t('snippet.created')}>
          {t('partner.stored', { sites: created.allowed_origins.join(', ') })}
        </Alert>
        <SnippetPanel partnerKey={created} t={t}>
          <Button variant="primary" onClick={onSaved}>
            {t('snippet.done')}
          </Button>
        </SnippetPanel>
      </div>
    );
  }
  return (
    <div className="app-partner-key">
      {record && <KeySection id={record.id} t={t} />}
      <ResourceForm
        record={record}
        onSaved={() => record && onSaved()}
        onCancel={onCancel}
        title={t('partner.one')}
        values={(partnerKey) => ({ ...partnerKey, allowed_origins: partnerKey.allowed_origins.join('\n') })}
        defaults={{ is_active: true }}
        fields={[
          {
            kind: 'text',
            name: 'name',
            label: t('partner.name'),
            hint: t('partner.nameHint'),
            required: t('partner.nameRequired'),
            maxLength: 150,
            autoComplete: 'off',
          },
          ...(isOwn ? [] : [{ ...agrovetField(app, udongo), hint: t('partner.agrovetHint') }]),
          {
            kind: 'textarea',
            name: 'allowed_origins',
            label: t('partner.sites'),
            hint: t('partner.sitesHint'),
            required: t('partner.sitesRequired'),
          },
          {
            kind: 'checkbox',
            name: 'is_active',
            label: t('partner.switchedOn'),
            hint: t('partner.switchedOnHint'),
            span: 'full',
          },
        ]}
        check={({ allowed_origins }) => {
          const site = findWrongSite(allowed_origins);
          return site === undefined ? {} : { allowed_origins: t('partner.wrongSite', { site }) };
        }}
        create={async (values, options) => {
          setCreated(await records.partnerKeys.create(toRequest(values), options));
        }}
        update={async (id, values, options) => {
          const stored = await records.partnerKeys.update(id, toRequest(values), options);
          const sites = stored.allowed_origins.join(', ');
          toaster.show({ tone: 'info', message: t('partner.stored', { sites }) });
          return stored;
        }}
      />
    </div>
  );
}

function toRequest<Values extends { allowed_origins: string }>({ allowed_origins, ...values }: Values) {
  return { ...values, allowed_origins: readSites(allowed_origins) };
}
