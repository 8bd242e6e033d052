import type { NoticeChannel, NotifyChoices, Profile, Role } from '@udongo/sdk';
import { Card, RecordForm } from '@udongo/ui';
import { isStaff, mayCall } from '../../lib/mayCall.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useAccountText } from './accountTexts.ts';

type Topic = keyof NotifyChoices;

const topicsOfPeople = {
  farmer: ['bookings', 'payments', 'reports', 'reminders'],
  agent: ['bookings', 'payments', 'reports', 'commissions', 'reminders'],
} as const satisfies Partial<Record<Role, readonly Topic[]>>;

function topicsOf(role: Role): readonly Topic[] {
  if (role === 'farmer' || role === 'agent') return topicsOfPeople[role];
  return mayCall(role, 'contact.answer') ? ['contact'] : [];
}

interface NoticesCardProps {
  profile: Profile & Required<Pick<Profile, 'notify_choices' | 'notify_by'>>;
  onSaved: (profile: Profile) => void;
}

/** The channels for each kind of news. Only people who choose reminders here get them. */
export function NoticesCard({ profile, onSaved }: NoticesCardProps) {
  const { records } = useServices();
  const t = useAccountText();
  const role = useUser()?.role ?? 'farmer';
  const isOfStaff = isStaff(role);
  const topics = topicsOf(role);
  // Staff are told of messages in the app only.
  const ways: NoticeChannel[] = isOfStaff
    ? ['app']
    : ['app', ...(['sms', 'email'] as const).filter((way) => profile.notify_by.includes(way))];
  const boxes = topics.flatMap((topic) => ways.map((way) => ({ topic, way, name: `${topic} ${way}` })));
  const chosen = (topic: Topic, way: NoticeChannel, { notify_choices }: Profile = profile) =>
    notify_choices?.[topic]?.includes(way) ?? topic !== 'reminders';
  const toTicks = (stored: Profile) =>
    Object.fromEntries(boxes.map(({ topic, way, name }) => [name, chosen(topic, way, stored)]));
  if (topics.length === 0) return null;
  return (
    <Card title={t('account.notices')}>
      <p className="app-quiet">{t('account.noticesHint')}</p>
      <RecordForm
        title={t('account.notices')}
        mode="update"
        fields={boxes.map(({ topic, way, name }) => ({
          kind: 'checkbox' as const,
          name,
          label: `${t(`account.${topic}`)}: ${t(`account.way_${way}`)}`,
          span: 'third' as const,
        }))}
        values={toTicks(profile)}
        toValues={(stored) => toTicks(stored as Profile)}
        save={(values, options) => {
          const ticked = values as Readonly<Record<string, boolean>>;
          const choices = topics.map((topic) => {
            const closed = (['sms', 'email'] as const).filter(
              (way) => !ways.includes(way) && chosen(topic, way),
            );
            return [topic, [...ways.filter((way) => ticked[`${topic} ${way}`]), ...closed]];
          });
          return records.profiles.patch(profile.id, { notify_choices: Object.fromEntries(choices) }, options);
        }}
        savedMessage={t('account.saved')}
        onSaved={onSaved}
      />
    </Card>
  );
}
