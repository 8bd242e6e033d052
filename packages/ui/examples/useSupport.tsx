import { useSupport } from '@udongo/ui';

export function Help() {
  const support = useSupport();
  return (
    support && (
      <a href={`tel:${support.phone_no}`}>
        {support.name || support.phone_no}
      </a>
    )
  );
}
