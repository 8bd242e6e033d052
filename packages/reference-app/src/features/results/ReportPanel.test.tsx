import { act, screen, waitFor, within } from '@testing-library/react';
import type { Report, ReportSend } from '@udongo/sdk';
import { beforeEach, expect, test } from 'vitest';
import { lowerPlot } from '../../../../ui/test/results.ts';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { link, report } from '../../../test/report.ts';

const base: Handlers = {
  'bookings.get': () => ({ ...booking, status: 'report_ready' }),
  'bookings.getResults': () => [lowerPlot],
};
const path = '/bookings/26/results';

beforeEach(() => localStorage.clear());

/** A server whose one report changes as it is asked. */
function withReport(first: Report | null): Handlers {
  let stored = first;
  const change = (changes: Partial<Report>): Report => {
    stored = { ...report, ...stored, ...changes };
    return stored;
  };
  return {
    ...base,
    'reports.list': () => pageOf(stored ? [stored] : []),
    'reports.create': () => change({ outdated_on: null, is_current: true }),
    'reports.markSent': () => change({ sent_on: '2026-11-22T10:00:00+03:00' }),
    'reports.markExplained': () => change({ explained_on: '2026-11-22T11:00:00+03:00' }),
    'reports.revokeLink': () => change({ link: null }),
  };
}

test('an administrator makes a report with remarks in a language, and marks it as sent', async () => {
  const { user, api } = renderApp({ path, user: administrator, handlers: withReport(null) });
  await user.type(await screen.findByRole('textbox', { name: /Remarks/ }), 'Lime first.');
  const page = within(screen.getByRole('main'));
  await user.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'sw');
  await user.click(screen.getByRole('button', { name: 'Make the report' }));
  expect(await screen.findByText('The report of UD-1026 is ready to send.')).toBeTruthy();
  expect(api.callsOf('reports.create').map(({ body }) => body)).toEqual([
    { booking: 26, remarks: 'Lime first.', language: 'sw' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Mark as sent' }));
  const question = within(screen.getByRole('dialog', { name: 'Mark the report of UD-1026 as sent?' }));
  expect(question.getByText(/You cannot undo this/)).toBeTruthy();
  expect(api.callsOf('reports.markSent')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Mark as sent' }));
  expect(await screen.findByText('Sent on 22 Nov 2026')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark as sent again' })).toBeTruthy();
});

test.each([
  ['analysed', true, 'You can make the report once the readings are verified.'],
  ['verified', false, /^A sample of this booking is not measured yet/],
] as const)(
  'no report is offered of a booking that is %s, with readings: %s',
  async (status, has_readings, reason) => {
    const samples = booking.samples.map((sample) => ({ ...sample, has_readings }));
    const handlers = { ...withReport(null), 'bookings.get': () => ({ ...booking, status, samples }) };
    renderApp({ path, user: administrator, handlers });
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the readings' }).getAttribute('href')).toBe(
      '/bookings/26/verify',
    );
    expect(screen.queryByRole('button', { name: 'Make the report' })).toBeNull();
  },
);

test('a report is sent after a look at what the farmer gets, and not by making it', async () => {
  const text = 'Udongo: Wanjiku, the report of UD-1026 is ready';
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...withReport({ ...report, sent_on: null }),
      'reports.previewMessages': () => [
        { channel: 'sms', recipient: '+254712345678', subject: '', text },
        { channel: 'email', skipped: 'turned_off', recipient: 'w@udongo.test', subject: '', text: '' },
      ],
      'reports.send': () => report,
    },
  });
  expect(await screen.findByText('Not sent yet')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the report of UD-1026?' }));
  expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getByText('No email: the farmer turned them off.')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Open the report' })).toBeTruthy();
  expect(api.callsOf('reports.send')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Sending the report of UD-1026 to \+254712345678\./)).toBeTruthy();
  expect(api.callsOf('reports.send')).toHaveLength(1);
});

test('where no message can be sent, the dialog says why and what to do, and no message is promised', async () => {
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...withReport({ ...report, sent_on: null }),
      'reports.previewMessages': () => [
        { channel: 'sms', skipped: 'too_often', recipient: '+254712345678', subject: '', text: '' },
        { channel: 'email', skipped: 'no_address', recipient: '', subject: '', text: '' },
      ],
      'reports.send': () => report,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the report of UD-1026?' }));
  expect(dialog.getByText(/^No message can be sent to this farmer/)).toBeTruthy();
  expect(dialog.getByText(/^No text message: this number got too many of them today/)).toBeTruthy();
  expect(dialog.getByText('No email: there is no confirmed address.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Release without a message' }));
  await screen.findByText('The farmer can read the report of UD-1026. No message was sent.');
  expect(api.callsOf('reports.send')).toHaveLength(1);
});

test('a channel that is not set up promises nothing, and shows what it would say', async () => {
  const text = 'Udongo: Wanjiku, the report of UD-1026 is ready';
  const { user } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...withReport({ ...report, sent_on: null }),
      'reports.previewMessages': () => [
        { channel: 'sms', skipped: 'not_set_up', recipient: '+254712345678', subject: '', text },
      ],
      'reports.send': () => report,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the report of UD-1026?' }));
  expect(dialog.getByText('Text messages are not set up.')).toBeTruthy();
  expect(dialog.getByText(text)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Release without a message' }));
  await screen.findByText('The farmer can read the report of UD-1026. No message was sent.');
});

test('a message that was skipped is shown after it was sent, each channel as it is now', async () => {
  const sent_on = '2026-11-22T10:00:00+03:00';
  const at = (channel: 'sms' | 'email', outcome: ReportSend['outcome']): ReportSend => ({
    channel,
    outcome,
    sent_on,
    sent_by_name: '',
  });
  let sends: ReportSend[] = [at('sms', 'failed'), at('email', 'sent')];
  const { user } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...base,
      'reports.list': () => pageOf([{ ...report, sent_on: null, sends }]),
      'reports.previewMessages': () => [
        { channel: 'sms', recipient: '+254712345678', subject: '', text: 'x' },
      ],
      'reports.send': () => {
        // The outbox skips it a moment later.
        setTimeout(() => {
          sends = [...sends, at('sms', 'skipped')];
        }, 100);
        return report;
      },
    },
  });
  expect(await screen.findByText('The text message did not arrive.')).toBeTruthy();
  expect(screen.getByText('Email sent on 22 Nov 2026, 10:00')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
  const skipped = 'The text message was not sent. The outbox says why.';
  expect(await screen.findByText(skipped, {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByText('The text message did not arrive.')).toBeNull();
});

const withdrawn: Report = {
  ...report,
  language: 'sw',
  sent_on: '2026-11-12T10:00:00+03:00',
  is_current: false,
  to_correct: true,
};

test('withdrawn advice is corrected with the remarks of before, looked at, and told to the farmer', async () => {
  const text = 'Udongo: Wanjiku, we corrected the advice for UD-1026 of 12 Nov 2026.';
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...base,
      'reports.list': () => {
        const made = api.callsOf('reports.create').length > 0;
        return pageOf([made ? { ...report, id: 8, is_current: true, to_correct: false } : withdrawn]);
      },
      'reports.create': () => ({ ...report, id: 8 }),
      'reports.previewMessages': () => [{ channel: 'sms', recipient: '+254712345678', subject: '', text }],
      'reports.send': () => ({ ...report, id: 8 }),
    },
  });
  expect(await screen.findByText(/The farmer still follows this report/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Correct and tell the farmer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the report of UD-1026?' }));
  expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Open the report' }).getAttribute('href')).toBe('/reports/8');
  expect(api.callsOf('reports.create').map(({ body }) => body)).toEqual([
    { booking: 26, remarks: 'Spread agricultural lime before the long rains.', language: 'sw' },
  ]);
  expect(api.callsOf('reports.send')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(api.callsOf('reports.send')).toHaveLength(1));
  expect(api.callsOf('reports.send')[0]?.record).toBe('8');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Correct and tell the farmer' })).toBeNull();
});

test('withdrawn advice of a booking that is checked again is corrected after its verification', async () => {
  renderApp({
    path,
    user: administrator,
    handlers: {
      ...withReport(withdrawn),
      'bookings.get': () => ({ ...booking, status: 'analysed' }),
    },
  });
  expect(await screen.findByText(/Verify the booking first/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Correct and tell the farmer' })).toBeNull();
});

test('an agronomist filters the reports whose advice is to be corrected, and hears when none is left', async () => {
  let left = [withdrawn];
  const { user, api } = renderApp({
    path: '/reports',
    user: administrator,
    handlers: { 'reports.list': () => pageOf(left) },
  });
  const row = await screen.findByRole('row', { name: /UD-1026 Wanjiku Kariuki/ });
  expect(within(row).getByText('Advice to correct')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Advice to correct' }), 'true');
  left = [];
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Nothing is left to correct')).toBeTruthy();
  expect(api.callsOf('reports.list').at(-1)?.query.get('to_correct')).toBe('true');
});

test('an agent is offered no filter of advice to correct', async () => {
  renderApp({ path: '/reports', user: agent, handlers: { 'reports.list': () => pageOf([report]) } });
  expect(await screen.findByRole('combobox', { name: 'Sent' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Advice to correct' })).toBeNull();
});

test('a test on a day after the report is called a plan', async () => {
  const planned = { ...report, facts: { ...report.facts, soil_test_date: '2099-11-26' } };
  renderApp({ path: `/r/${link}`, handlers: { 'reports.getPublic': () => planned } });
  expect(await screen.findByText('Planned day of the test')).toBeTruthy();
  expect(screen.queryByText('Day of the test')).toBeNull();
});

test('a channel that failed is named', async () => {
  const sends = [
    {
      channel: 'email' as const,
      outcome: 'no_address' as const,
      sent_on: '2026-11-22T10:00:00+03:00',
      sent_by_name: '',
    },
  ];
  renderApp({ path, user: administrator, handlers: withReport({ ...report, sends }) });
  expect(await screen.findByText('No email: there is no confirmed address.')).toBeTruthy();
});

test('a report that is made again begins with the remarks and the language of the last one', async () => {
  const outdated = { ...report, language: 'sw' as const, outdated_on: '2026-11-23T10:00:00+03:00' };
  const { user, api } = renderApp({ path, user: administrator, handlers: withReport(outdated) });
  const make = await screen.findByRole('button', { name: 'Make a new report' });
  // The next step is the only primary button.
  expect(screen.getByRole('button', { name: 'Download PDF' }).dataset.variant).toBe('secondary');
  await user.click(make);
  await waitFor(() => expect(make.isConnected).toBe(false));
  expect(api.callsOf('reports.create').map(({ body }) => body)).toEqual([
    { booking: 26, remarks: 'Spread agricultural lime before the long rains.', language: 'sw' },
  ]);
});

test('a new report is opened at once, also before the list of reports has answered', async () => {
  const outdated = { ...report, outdated_on: '2026-11-23T10:00:00+03:00' };
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...base,
      'reports.list': () =>
        api.callsOf('reports.create').length > 0 ? new Promise(() => undefined) : pageOf([outdated]),
      'reports.create': () => ({ ...report, id: report.id + 1 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make a new report' }));
  await screen.findByText('The report of UD-1026 is ready to send.');
  expect(screen.getByRole('link', { name: 'Open the report' }).getAttribute('href')).toBe(
    `/reports/${report.id + 1}`,
  );
});

test('the remarks of a report that is up to date are changed in a new one', async () => {
  const { user, api } = renderApp({ path, user: administrator, handlers: withReport(report) });
  await user.click(await screen.findByRole('button', { name: 'Change the remarks' }));
  const remarks = screen.getByRole('textbox', { name: /Remarks/ });
  await user.clear(remarks);
  await user.type(remarks, 'Lime now.');
  await user.click(screen.getByRole('button', { name: 'Make a new report' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Remarks/ })).toBeNull());
  expect(api.callsOf('reports.create')[0]?.body).toMatchObject({ remarks: 'Lime now.' });
});

test('a report that was released without a message says who can read it', async () => {
  const sends: ReportSend[] = [
    { channel: 'sms', outcome: 'no_address', sent_on: '2026-11-22T10:00:00+03:00', sent_by_name: '' },
  ];
  renderApp({
    path,
    user: administrator,
    handlers: withReport({ ...report, sent_on: null, sends }),
  });
  expect(await screen.findByText('The farmer can read it. No message has reached them.')).toBeTruthy();
  expect(screen.queryByText('Not sent yet')).toBeNull();
});

test('an agent marks a report as explained to the farmer', async () => {
  const { user } = renderApp({ path, user: agent, handlers: withReport(report) });
  await user.click(await screen.findByRole('button', { name: 'Explained to the farmer' }));
  expect(await screen.findByText('Explained to the farmer on 22 Nov 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Explained to the farmer' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Mark as sent/ })).toBeNull();
});

test('a farmer sees the sent report while it is checked again, shares it, and makes none', async () => {
  renderApp({
    path,
    user: farmer,
    handlers: withReport({ ...report, outdated_on: '2026-11-23T10:00:00+03:00' }),
  });
  expect(await screen.findByText(/being checked again/)).toBeTruthy();
  const whatsapp = screen.getByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toContain(`/r/${link}`);
  expect(screen.queryByRole('button', { name: /Make|Mark|Revoke|Explained/ })).toBeNull();
});

test('while a booking is checked again, the farmer still has the report that was sent', async () => {
  renderApp({
    path,
    user: farmer,
    handlers: {
      ...withReport({
        ...report,
        sent_on: '2026-11-22T10:00:00+03:00',
        outdated_on: '2026-11-23T10:00:00+03:00',
      }),
      'bookings.getResults': () =>
        failure(409, { detail: 'The results of this booking are not verified yet.' }),
    },
  });
  expect(await screen.findByText('The results are not verified yet')).toBeTruthy();
  expect(await screen.findByText(/being checked again/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the report' }).getAttribute('href')).toBe('/reports/7');
});

test('staff revoke the public link after one question', async () => {
  const { user, api } = renderApp({ path, user: administrator, handlers: withReport(report) });
  await user.click(await screen.findByRole('button', { name: 'Revoke the link' }));
  expect(api.callsOf('reports.revokeLink')).toEqual([]);
  await user.click(
    within(screen.getByRole('dialog', { name: 'Revoke the public link?' })).getByRole('button', {
      name: 'Revoke the link',
    }),
  );
  expect(await screen.findByText('The public link was revoked.')).toBeTruthy();
});

test('the public page shows the report to anybody, asked for as nobody', async () => {
  const { api } = renderApp({
    path: `/r/${link}`,
    user: farmer,
    handlers: { 'reports.getPublic': () => report },
  });
  expect(await screen.findByRole('heading', { name: 'Soil report UD-1026' })).toBeTruthy();
  expect(screen.getByText('Udongo Soil Tests')).toBeTruthy();
  expect(screen.getByText('Spread agricultural lime before the long rains.', { exact: false })).toBeTruthy();
  expect(
    screen.getByText('These amounts are a guide. Check them with an agricultural officer before you buy.'),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What to do for Maize' })).toBeTruthy();
  expect(api.callsOf('reports.getPublic').every(({ token }) => token === null)).toBe(true);
});

test('who reads a report in Kiswahili reads its disclaimer in Kiswahili, too', async () => {
  const { services } = renderApp({ path: `/r/${link}`, handlers: { 'reports.getPublic': () => report } });
  await screen.findByText(
    'These amounts are a guide. Check them with an agricultural officer before you buy.',
  );
  act(() => services.choices.locale.choose('sw'));
  expect(
    await screen.findByText('Viwango hivi ni vya kukuongoza tu. Mwulize afisa wa kilimo kabla ya kununua.'),
  ).toBeTruthy();
  expect(screen.queryByText(/These amounts are a guide/)).toBeNull();
});

test('a revoked link says that there is no report', async () => {
  renderApp({
    path: `/r/${link}`,
    handlers: { 'reports.getPublic': () => failure(404, { detail: 'Not found.' }) },
  });
  expect(await screen.findByRole('heading', { name: "We can't find a report for this link" })).toBeTruthy();
});

test('agents list the reports that nobody has explained', async () => {
  const { api } = renderApp({
    path: '/reports?is_explained=false',
    user: agent,
    handlers: { 'reports.list': () => pageOf([report]) },
  });
  const row = await screen.findByRole('row', { name: /UD-1026 Wanjiku Kariuki/ });
  expect(within(row).getByText('Current')).toBeTruthy();
  await waitFor(() => expect(api.callsOf('reports.list').at(-1)?.query.get('is_explained')).toBe('false'));
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

test('an administrator sees that ranges or prices changed since, and can make a new report', async () => {
  const { user } = renderApp({
    path,
    user: administrator,
    handlers: withReport({ ...report, is_current: false }),
  });
  expect(await screen.findByText(/Ranges, rules or prices changed after this report/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make a new report' }));
  await waitFor(() => expect(screen.queryByText(/Ranges, rules or prices/)).toBeNull());
});

test('a farmer who has the report reads nothing of how it was sent', async () => {
  renderApp({ path, user: farmer, handlers: withReport({ ...report, sent_on: null }) });
  expect(await screen.findByText(/^Made on/)).toBeTruthy();
  expect(screen.queryByText('Not sent yet')).toBeNull();
});

const numbered: Report = {
  ...report,
  number: 'UD-1026-R1',
  sent_on: '2026-11-22T10:00:00+03:00',
  is_current: true,
  withdrawn_on: null,
};

test('a report that the farmer has is changed for a reason, which is asked for', async () => {
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: { ...withReport(numbered), 'reports.amend': () => ({ ...numbered, id: 8, sent_on: null }) },
  });
  expect(await screen.findByText('Number UD-1026-R1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change the remarks' }));
  await user.click(screen.getByRole('button', { name: 'Make a new report' }));
  expect(await screen.findByText('Give a reason.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Why does the report change/ }), 'Beans, not maize.');
  await user.click(screen.getByRole('button', { name: 'Make a new report' }));
  expect(await screen.findByText('The report of UD-1026 is ready to send.')).toBeTruthy();
  expect(api.callsOf('reports.amend').map(({ body }) => body)).toEqual([
    { reason: 'Beans, not maize.', remarks: report.remarks, language: 'en' },
  ]);
  expect(api.callsOf('reports.create')).toEqual([]);
});

test('reason and remarks of a new report outlive a reload, until it is made', async () => {
  const handlers = {
    ...withReport(numbered),
    'reports.amend': () => ({ ...numbered, id: 8, sent_on: null }),
  };
  const first = renderApp({ path, user: administrator, handlers });
  await first.user.click(await screen.findByRole('button', { name: 'Change the remarks' }));
  const reason = () => screen.findByRole('textbox', { name: /^Why does the report change/ });
  await first.user.type(await reason(), 'Beans, not maize.');
  const remarks = screen.getByRole('textbox', { name: /Remarks/ });
  await first.user.clear(remarks);
  await first.user.type(remarks, 'Lime now.');
  first.unmount();
  const { user, api } = renderApp({ path, user: administrator, handlers });
  expect(await reason()).toHaveValue('Beans, not maize.');
  expect(screen.getByRole('textbox', { name: /Remarks/ })).toHaveValue('Lime now.');
  await user.click(screen.getByRole('button', { name: 'Make a new report' }));
  expect(await screen.findByText('The report of UD-1026 is ready to send.')).toBeTruthy();
  expect(api.callsOf('reports.amend')[0]?.body).toMatchObject({
    reason: 'Beans, not maize.',
    remarks: 'Lime now.',
  });
  expect(localStorage.getItem(`udongo-report-draft:${administrator.id}:26`)).toBeNull();
});

test('a report is withdrawn for a reason, staff see by whom, and the farmer is told of it next', async () => {
  let stored = numbered;
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...base,
      'bookings.get': () => ({ ...booking, status: stored.withdrawn_on ? 'analysed' : 'report_ready' }),
      'reports.list': () => pageOf([stored]),
      'reports.withdraw': () => {
        stored = {
          ...stored,
          withdrawn_on: '2026-11-23T10:00:00+03:00',
          withdrawn_reason: 'Two bags were mixed up.',
          withdrawn_by_name: 'Musa Barasa',
        };
        return stored;
      },
      'reports.previewMessages': () => [
        { channel: 'sms', recipient: '+254712345678', subject: '', text: 'Udongo: we withdrew the report.' },
      ],
      'reports.send': () => stored,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the report of UD-1026?' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw the report' }));
  expect(dialog.getByText('Give a reason.')).toBeTruthy();
  expect(api.callsOf('reports.withdraw')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Why is it withdrawn/ }), 'Two bags were mixed up.');
  await user.click(dialog.getByRole('button', { name: 'Withdraw the report' }));
  const says = 'This report was withdrawn on 23 Nov 2026 by Musa Barasa: Two bags were mixed up.';
  expect(await screen.findByText(says)).toBeTruthy();
  const title = 'Tell the farmer that the report of UD-1026 was withdrawn?';
  const telling = within(await screen.findByRole('dialog', { name: title }));
  expect(telling.getByText('Udongo: we withdrew the report.')).toBeTruthy();
  expect(api.callsOf('reports.send')).toEqual([]);
  await user.click(telling.getByRole('button', { name: 'Tell the farmer' }));
  expect(await screen.findByText(/^The farmer is being told at \+254712345678\./)).toBeTruthy();
  expect(api.callsOf('reports.send')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Mark as sent/ })).toBeNull();
  // The results are checked again first.
  expect(screen.getByText('You can make the report once the readings are verified.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a new report' })).toBeNull();
});

test('a farmer reads that the report was withdrawn, why, and what to do next; nobody else is asked to tell them', async () => {
  const withdrawn_on = '2026-11-23T10:00:00+03:00';
  const handlers = withReport({ ...numbered, withdrawn_on, withdrawn_reason: 'Two bags were mixed up.' });
  renderApp({ path, user: farmer, handlers });
  expect(
    await screen.findByText('This report was withdrawn on 23 Nov 2026: Two bags were mixed up.'),
  ).toBeTruthy();
  expect(screen.getByText(/^What to do next: do not buy or spread what it advises/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tell the farmer' })).toBeNull();
});
