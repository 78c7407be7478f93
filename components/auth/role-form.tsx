'use client';

import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { RadioTiles } from '@/components/ui/radio-tiles';
import { chooseRole } from '@/lib/auth/actions';
import type { Role } from '@/lib/auth/role';
import { roleForm as text } from '@/messages/auth/register';
import { RedirectAfter } from './redirect-after';
import { roleTiles } from './role-tiles';
import { broadcastSessionEvent } from './session-channel';

/** `from` is the page that requires a role and opens next. `role` is preselected. */
export function RoleForm({ from, role }: { from: string | undefined; role: Role }) {
  const { state, isPending, formProps, control, status } = useActionForm({
    schema: () => import('@/lib/auth/schema').then(({ chooseRoleSchema }) => chooseRoleSchema),
    action: chooseRole,
    initial: from === undefined ? {} : { from },
    onSuccess: () => broadcastSessionEvent('USER_UPDATED'),
  });
  const { defaultValue = role, ...roleControl } = control('role');

  return (
    <form {...formProps} className="grid gap-5">
      <FormStatus {...status} />
      {state?.ok && <RedirectAfter to={state.data.goTo} afterMs={0} />}
      <RadioTiles legend={text.roleLegend} tiles={roleTiles} defaultValue={defaultValue} {...roleControl} />
      {from !== undefined && <input type="hidden" {...control('from')} />}
      <SubmitButton isPending={isPending || state?.ok === true} pendingLabel={text.saving} wide>
        {text.continue}
      </SubmitButton>
    </form>
  );
}
