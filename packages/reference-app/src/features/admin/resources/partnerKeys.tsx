import type { PartnerKey } from '@udongo/sdk';
import { formatDate } from '@udongo/ui';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { nameColumn } from '../nameColumn.tsx';
import { PartnerKeyForm } from '../partner-keys/PartnerKeyForm.tsx';
import { partnerKeyTexts } from '../partner-keys/partnerKeyTexts.ts';
import { searchFilter, yesNoFilter } from '../resourceFields.ts';
import { stateColumn } from '../stateColumn.tsx';

export const resource = defineResource({
  texts: partnerKeyTexts,
  names: ['agrovet'],
  list: ({ t, app, locale, role, records, udongo, nameOf }): ResourceList<PartnerKey> => ({
    defaultOrdering: '-id',
    columns: [
      { key: 'name', header: t('partner.name'), ordering: 'name', value: ({ name }) => name },
      ...(role === 'agent'
        ? []
        : [
            nameColumn({
              key: 'agent',
              header: app('admin.agrovet'),
              kind: 'agrovet',
              idOf: ({ agent }: PartnerKey) => agent,
              nameOf,
            }),
          ]),
      {
        key: 'sites',
        header: t('partner.sites'),
        value: ({ allowed_origins }) => allowed_origins.join(' '),
        cell: ({ allowed_origins }) => (
          <span className="app-sites">
            {allowed_origins.map((site) => (
              <span key={site}>{site.replace('https://', '')}</span>
            ))}
          </span>
        ),
      },
      {
        key: 'last_used',
        header: t('partner.lastUsed'),
        value: ({ last_used_on }) => last_used_on,
        cell: ({ last_used_on }) => formatDate(locale, last_used_on ?? '', 'time') || t('partner.never'),
      },
      stateColumn({
        key: 'is_active',
        header: t('partner.state'),
        text: ({ is_active }) => t(is_active ? 'partner.switchedOn' : 'partner.switchedOff'),
        isOn: ({ is_active }) => is_active,
      }),
    ],
    filters: [
      searchFilter(app, t('partner.searchHint')),
      ...(role === 'agent' ? [] : [{ kind: 'agent' as const, name: 'agent', label: app('admin.agrovet') }]),
      yesNoFilter(app, 'is_active', t('partner.switchedOn')),
    ],
    service: records.partnerKeys,
    addTitle: t('partner.add'),
    form: (close) => <PartnerKeyForm {...close} {...{ t, records, udongo, isOwn: role === 'agent' }} />,
  }),
});
