import type { AuditRecordKind } from '@udongo/sdk';
import { Link } from 'react-router';
import { mayCall } from '../lib/mayCall.ts';
import { useText } from '../messages/translator.ts';
import { useServices, useUser } from '../services/ServicesContext.ts';

/** Leads administrators to the audit log of one record; nothing where the installation has none. */
export function AuditLink({ kind, id }: { kind: AuditRecordKind; id: number }) {
  const t = useText();
  const { config } = useServices();
  const role = useUser()?.role;
  if (!mayCall(role, 'audit.list') || config.withoutScreens.includes('audit')) return null;
  return (
    <p>
      <Link to={`/audit?record_kind=${kind}&record=${id}`}>{t('admin.auditLog')}</Link>
    </p>
  );
}
