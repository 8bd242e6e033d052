import type { Profile, UdongoApi } from '@udongo/sdk';
import { passwordField, type RecordField } from '@udongo/ui';
import { AuditLink } from '../../../components/AuditLink.tsx';
import { staffRoles } from '../../../lib/mayCall.ts';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { nameColumn } from '../nameColumn.tsx';
import { phoneColumn } from '../phoneColumn.tsx';
import { ResourceForm } from '../ResourceForm.tsx';
import { contactFields, searchFilter, yesNoFilter } from '../resourceFields.ts';
import { stateColumn } from '../stateColumn.tsx';

const roles = [...staffRoles, 'agent', 'farmer'] as const;

/** Services whose users have roles of staff; others have administrators only. */
const knowingStaffRoles = new WeakSet<UdongoApi>();

export const resource = defineResource({
  texts: {
    en: {
      user: {
        add: 'Add user',
        one: 'User',
        role: 'Role',
        state: 'Account',
        canLogIn: 'Can log in',
        locked: 'Locked',
        isAdministrator: 'Administrator',
        isAdministratorHint: 'Sees and changes everything',
        staffRole: 'Work for the service',
        staffRoleHint:
          'An administrator sees and changes everything; others see what their work needs. Leave it empty for a farmer or an agent.',
        password: 'Password',
        passwordRequired: 'Password is required',
        passwordHint: 'At least 8 characters, ideally 15',
        passwordShort: 'Use at least 8 characters',
        searchHint: 'Name, phone, email',
      },
    },
    sw: {
      user: {
        add: 'Ongeza mtumiaji',
        one: 'Mtumiaji',
        role: 'Jukumu',
        state: 'Akaunti',
        canLogIn: 'Anaweza kuingia',
        locked: 'Imefungwa',
        isAdministrator: 'Msimamizi',
        isAdministratorHint: 'Huona na kubadilisha kila kitu',
        staffRole: 'Kazi katika huduma',
        staffRoleHint:
          'Msimamizi huona na kubadilisha kila kitu; wengine huona kinachohitajika kwa kazi yao. Iache wazi kwa mkulima au wakala.',
        password: 'Nenosiri',
        passwordRequired: 'Nenosiri linahitajika',
        passwordHint: 'Angalau herufi 8, bora 15',
        passwordShort: 'Tumia angalau herufi 8',
        searchHint: 'Jina, simu, barua pepe',
      },
    },
  },
  names: ['county'],
  list: ({ t, app, userId, records, udongo, nameOf }): ResourceList<Profile> => {
    const contact = contactFields(app, udongo);
    const administrator = {
      kind: 'checkbox',
      name: 'is_superuser',
      label: t('user.isAdministrator'),
      hint: t('user.isAdministratorHint'),
      span: 'full',
    } as const satisfies RecordField;
    const staffRole = {
      kind: 'select',
      name: 'staff_role',
      label: t('user.staffRole'),
      hint: t('user.staffRoleHint'),
      options: staffRoles.map((value) => ({ value, label: app(`role.${value}`) })),
      span: 'full',
    } as const satisfies RecordField;
    return {
      defaultOrdering: '-id',
      columns: [
        { key: 'name', header: t('user.one'), ordering: 'full_name', value: ({ full_name }) => full_name },
        { key: 'email', header: app('admin.email'), ordering: 'email', value: ({ email }) => email },
        phoneColumn(app, ({ phone_number }: Profile) => phone_number),
        nameColumn({ header: app('admin.county'), kind: 'county', idOf: ({ county }) => county, nameOf }),
        { key: 'role', header: t('user.role'), value: ({ role }) => (role ? app(`role.${role}`) : '') },
        stateColumn({
          key: 'is_active',
          header: t('user.state'),
          text: ({ is_active }) => t(is_active ? 'user.canLogIn' : 'user.locked'),
          isOn: ({ is_active }) => is_active === true,
        }),
      ],
      filters: [
        searchFilter(app, t('user.searchHint')),
        {
          kind: 'select',
          name: 'role',
          label: t('user.role'),
          options: roles.map((value) => ({ value, label: app(`role.${value}`) })),
        },
        { kind: 'county', name: 'county', label: app('admin.county') },
        yesNoFilter(app, 'is_active', t('user.canLogIn')),
      ],
      service: {
        iterate: records.profiles.iterate,
        delete: records.profiles.delete,
        list: async (query, options) => {
          const page = await records.profiles.list(query, options);
          if (page.results.some(({ staff_role }) => staff_role !== undefined)) knowingStaffRoles.add(records);
          return page;
        },
      },
      permissions: { remove: ({ user }) => user !== userId },
      formSize: 'large',
      addTitle: t('user.add'),
      form: (close) =>
        close.record ? (
          <>
            <ResourceForm
              {...close}
              title={t('user.one')}
              fields={[
                ...contact,
                { kind: 'checkbox', name: 'is_active', label: t('user.canLogIn'), span: 'full' },
                // A service without roles of staff has only administrators.
                close.record.staff_role === undefined ? administrator : staffRole,
              ]}
              update={records.profiles.patch}
            />
            <AuditLink kind="user" id={close.record.user} />
          </>
        ) : (
          <ResourceForm
            {...close}
            title={t('user.one')}
            fields={[
              ...contact,
              passwordField({
                name: 'password',
                label: t('user.password'),
                hint: t('user.passwordHint'),
                required: t('user.passwordRequired'),
                maxLength: 128,
                autoComplete: 'new-password',
              }),
              knowingStaffRoles.has(records) ? staffRole : administrator,
            ]}
            check={({ password }) => (password.length < 8 ? { password: t('user.passwordShort') } : {})}
            create={(values, options) =>
              records.profiles.create(
                'staff_role' in values
                  ? { ...values, is_superuser: values.staff_role === 'administrator' }
                  : values,
                options,
              )
            }
          />
        ),
    };
  },
});
