import type { DataRequest } from '@udongo/sdk';
import { dataRequests } from '@udongo/sdk/operations';
import { formatDate } from '@udongo/ui';
import {
  isLateRequest,
  requestKinds,
  requestStates,
} from '../../../components/data-requests/dataRequestStates.ts';
import { dataRequestsEn, dataRequestsSw } from '../../../components/data-requests/dataRequestTexts.ts';
import { RequestBadge } from '../../../components/data-requests/RequestBadge.tsx';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { ResourceForm } from '../ResourceForm.tsx';
import { searchFilter } from '../resourceFields.ts';
import { DataRequestPanel } from './DataRequestPanel.tsx';
import { personField, searchBookings, searchFarmers } from './personField.tsx';

/** Requests of people about their own data: the open ones first, of these the one that is due first at the top. */
export const resource = defineResource({
  texts: {
    en: {
      ...dataRequestsEn,
      request: {
        person: 'Person',
        kind: 'Request',
        state: 'State',
        due: 'Due',
        asked: 'Asked on',
        open: 'Open',
        openOne: 'Open the request of {name}',
        add: 'Add request for a person without an account',
        one: 'Request',
        kindRequired: 'Choose what the person asks for',
        farmer: 'Farmer',
        farmerSearch: 'Name or phone',
        farmerEmpty: 'Farmer not found',
        farmerHint: 'For a farmer who has no login.',
        booking: 'Booking',
        bookingSearch: 'Code, name or phone',
        bookingEmpty: 'Booking not found',
        bookingHint: 'For a person who booked without being a farmer here.',
        oneOf: 'Choose the farmer or the booking',
        emptyTitle: 'No requests yet',
        empty:
          'People ask on the page of their account for a copy, a correction or the deletion of their data.',
      },
    },
    sw: {
      ...dataRequestsSw,
      request: {
        person: 'Mtu',
        kind: 'Ombi',
        state: 'Hali',
        due: 'Mwisho',
        asked: 'Liliombwa tarehe',
        open: 'Fungua',
        openOne: 'Fungua ombi la {name}',
        add: 'Ongeza ombi la mtu asiye na akaunti',
        one: 'Ombi',
        kindRequired: 'Chagua anachoomba mtu',
        farmer: 'Mkulima',
        farmerSearch: 'Jina au simu',
        farmerEmpty: 'Mkulima hakupatikana',
        farmerHint: 'Kwa mkulima asiyeweza kuingia.',
        booking: 'Miadi',
        bookingSearch: 'Nambari ya miadi, jina au simu',
        bookingEmpty: 'Miadi haikupatikana',
        bookingHint: 'Kwa aliyeweka miadi bila kuwa mkulima hapa.',
        oneOf: 'Chagua mkulima au miadi',
        emptyTitle: 'Bado hakuna maombi',
        empty: 'Watu huomba nakala, marekebisho au kufutwa kwa taarifa zao kwenye ukurasa wa akaunti yao.',
      },
    },
  },
  list: ({ t, app, locale, pick, udongo }): ResourceList<DataRequest> => {
    const { dataRequests: service } = pick({ dataRequests });
    const due = (request: DataRequest) =>
      isLateRequest(request)
        ? t('data.late', { date: formatDate(locale, request.due_on) })
        : formatDate(locale, request.due_on);
    return {
      columns: [
        { key: 'name', header: t('request.person'), rowHeader: true, value: ({ name }) => name || '—' },
        { key: 'kind', header: t('request.kind'), value: ({ kind }) => t(`data.${kind}`) },
        {
          key: 'state',
          header: t('request.state'),
          value: ({ state }) => t(`data.${state}`),
          cell: ({ state }) => <RequestBadge state={state} />,
        },
        {
          key: 'due',
          header: t('request.due'),
          value: due,
          cell: (request) => (isLateRequest(request) ? <b>{due(request)}</b> : due(request)),
        },
        {
          key: 'asked',
          header: t('request.asked'),
          value: ({ created_on }) => formatDate(locale, created_on),
        },
      ],
      filters: [
        searchFilter(app, t('request.person')),
        {
          kind: 'select',
          name: 'kind',
          label: t('request.kind'),
          options: requestKinds.map((value) => ({ value, label: t(`data.${value}`) })),
        },
        {
          kind: 'select',
          name: 'state',
          label: t('request.state'),
          options: requestStates.map((value) => ({ value, label: t(`data.${value}`) })),
        },
      ],
      service: { list: service.list, iterate: service.iterate },
      addTitle: t('request.add'),
      listWords: { update: t('request.open'), updateOne: t('request.openOne', { name: '{name}' }) },
      form: ({ record, ...close }) =>
        record ? (
          <DataRequestPanel {...close} request={record} />
        ) : (
          <ResourceForm
            {...close}
            record={null}
            title={t('request.one')}
            fields={[
              {
                kind: 'select',
                name: 'kind',
                label: t('request.kind'),
                required: t('request.kindRequired'),
                options: requestKinds.map((value) => ({ value, label: t(`data.${value}`) })),
                span: 'full',
              },
              personField({
                name: 'farmer',
                label: t('request.farmer'),
                hint: t('request.farmerHint'),
                placeholder: t('request.farmerSearch'),
                emptyMessage: t('request.farmerEmpty'),
                search: searchFarmers(udongo.farmers),
                span: 'full',
              }),
              personField({
                name: 'booking',
                label: t('request.booking'),
                hint: t('request.bookingHint'),
                placeholder: t('request.bookingSearch'),
                emptyMessage: t('request.bookingEmpty'),
                search: searchBookings(udongo.bookings),
                span: 'full',
              }),
              {
                kind: 'textarea',
                name: 'text',
                label: t('data.what'),
                required: t('data.whatRequired'),
                visible: ({ kind }) => kind === 'correction',
                maxLength: 2000,
              },
            ]}
            check={({ farmer, booking }) =>
              Boolean(farmer) === Boolean(booking) ? { farmer: t('request.oneOf') } : {}
            }
            create={({ kind, text, farmer, booking }, options) =>
              service.create(
                {
                  kind: kind as DataRequest['kind'],
                  ...(text && { text }),
                  ...(farmer && { farmer }),
                  ...(booking && { booking }),
                },
                options,
              )
            }
          />
        ),
      empty: (
        <>
          <b>{t('request.emptyTitle')}</b>
          <p>{t('request.empty')}</p>
        </>
      ),
    };
  },
});
