import type { Job, UdongoApi } from '@udongo/sdk';
import { Badge, formatDate } from '@udongo/ui';
import { defineResource, type ResourceList } from '../defineResource.tsx';

/** A job has a name in the place of an id; the list wants a number, too. */
type JobRow = Job & { id: number };

export const resource = defineResource({
  texts: {
    en: {
      job: {
        name: 'Work',
        send_messages: 'Send messages that wait',
        ask_pending_payments: 'Check pending payments',
        reconcile_yesterday: 'Compare the payments of each day with the provider',
        check_money: 'Compare bookings with our payment records',
        write_reminders: 'Write reminders',
        delete_unkept_files: 'Delete unused picture files',
        empty_bin: 'Empty the bin',
        forget_answers: 'Forget the answers to repeated requests',
        carry_out_data_requests: 'Make copies of personal data, and delete it',
        delete_expired: 'Remove what expired',
        delete_old_audit_entries: 'Remove old entries of the audit log',
        count_changed_days: 'Update statistics',
        publish_soil_picture: 'Publish the soil map',
        tell_sandbox_answers: 'Answer for the sandbox',
        state: 'State',
        running: 'Running now',
        fine: 'In order',
        failed: 'Failed',
        failedTimes: 'Failed {count} times in a row',
        waits: 'Not run yet',
        lastRun: 'Last run',
        nextRun: 'Next run',
        failure: 'Last failure',
        failedOn: '{when}: {why}',
        never: '-',
        emptyTitle: 'No work yet',
        empty: 'What the server does by itself is listed here once it has run.',
      },
    },
    sw: {
      job: {
        name: 'Kazi',
        send_messages: 'Kutuma ujumbe unaosubiri',
        ask_pending_payments: 'Kukagua malipo yanayosubiri',
        reconcile_yesterday: 'Kulinganisha malipo ya kila siku na mtoa huduma',
        check_money: 'Kulinganisha miadi na rekodi zetu za malipo',
        write_reminders: 'Kuandika vikumbusho',
        delete_unkept_files: 'Kufuta faili za picha zisizotumika',
        empty_bin: 'Kuondoa vilivyofutwa kabisa',
        forget_answers: 'Kuondoa majibu ya maombi yaliyorudiwa',
        carry_out_data_requests: 'Kutengeneza nakala za taarifa binafsi, na kuzifuta',
        delete_expired: 'Kuondoa vilivyopitwa na muda',
        delete_old_audit_entries: 'Kuondoa historia ya zamani ya matendo',
        count_changed_days: 'Kusasisha takwimu',
        publish_soil_picture: 'Kuchapisha picha ya udongo',
        tell_sandbox_answers: 'Kujibu kwa niaba ya majaribio',
        state: 'Hali',
        running: 'Inaendelea sasa',
        fine: 'Sawa',
        failed: 'Imeshindikana',
        failedTimes: 'Imeshindikana mara {count} mfululizo',
        waits: 'Bado haijafanyika',
        lastRun: 'Mara ya mwisho',
        nextRun: 'Mara ijayo',
        failure: 'Kosa la mwisho',
        failedOn: '{when}: {why}',
        never: '-',
        emptyTitle: 'Bado hakuna kazi',
        empty: 'Kazi ambazo seva hufanya yenyewe huorodheshwa hapa baada ya kufanyika.',
      },
    },
  },
  list: ({ t, locale, records }): ResourceList<JobRow> => {
    const names: Readonly<Record<string, string>> = {
      ask_pending_payments: t('job.ask_pending_payments'),
      reconcile_yesterday: t('job.reconcile_yesterday'),
      check_money: t('job.check_money'),
      write_reminders: t('job.write_reminders'),
      delete_unkept_files: t('job.delete_unkept_files'),
      empty_bin: t('job.empty_bin'),
      forget_answers: t('job.forget_answers'),
      carry_out_data_requests: t('job.carry_out_data_requests'),
      delete_expired: t('job.delete_expired'),
      delete_old_audit_entries: t('job.delete_old_audit_entries'),
      count_changed_days: t('job.count_changed_days'),
      publish_soil_picture: t('job.publish_soil_picture'),
      send_messages: t('job.send_messages'),
      tell_sandbox_answers: t('job.tell_sandbox_answers'),
    };
    const timeOf = (instant: string | null) =>
      instant ? formatDate(locale, instant, 'time') : t('job.never');
    const failureOf = ({ last_failure, last_failure_on }: Job) =>
      last_failure_on
        ? t('job.failedOn', { when: timeOf(last_failure_on), why: last_failure })
        : t('job.never');
    const describe = (job: Job) => {
      const state = stateOf(job);
      const { failures: count = 0 } = job;
      return state === 'failed' && count > 1 ? t('job.failedTimes', { count }) : t(`job.${state}`);
    };
    return {
      columns: [
        { key: 'name', header: t('job.name'), value: ({ name }) => names[name] ?? name },
        {
          key: 'state',
          header: t('job.state'),
          value: describe,
          cell: (job) => <Badge tone={tones[stateOf(job)]}>{describe(job)}</Badge>,
        },
        { key: 'last', header: t('job.lastRun'), value: ({ last_run_on }) => timeOf(last_run_on) },
        { key: 'next', header: t('job.nextRun'), value: ({ next_run_on }) => timeOf(next_run_on) },
        { key: 'failure', header: t('job.failure'), value: failureOf },
      ],
      filters: [],
      service: numbered(records.jobs),
      empty: (
        <>
          <b>{t('job.emptyTitle')}</b>
          <p>{t('job.empty')}</p>
        </>
      ),
    };
  },
});

const tones = { running: 'info', fine: 'success', failed: 'error', waits: 'neutral' } as const;

function stateOf({ is_running, last_run_on, last_success_on, last_failure_on }: Job): keyof typeof tones {
  if (is_running) return 'running';
  if (!last_run_on) return 'waits';
  return last_failure_on && (!last_success_on || last_failure_on > last_success_on) ? 'failed' : 'fine';
}

function numbered(jobs: UdongoApi['jobs']): ResourceList<JobRow>['service'] {
  return {
    // A server has few jobs: one page contains them all.
    list: async (_, options) => {
      const answer = await jobs.list({ limit: 100 }, options);
      return { ...answer, results: answer.results.map((job, index) => ({ ...job, id: index + 1 })) };
    },
    iterate: async function* ({ download }, options) {
      let id = 0;
      for await (const job of jobs.iterate({ download: Number(download) }, options))
        yield { ...job, id: ++id };
    },
  };
}
