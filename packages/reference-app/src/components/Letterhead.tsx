import { formatPhone } from '@udongo/sdk/values';
import { useSupport } from '@udongo/ui';
import { useServices } from '../services/ServicesContext.ts';
import { Logo } from './Logo.tsx';
import './letterhead.css';

/** A heading for printed pages: the installation's name, and its contact. */
export function Letterhead() {
  const { config } = useServices();
  const support = useSupport();
  return (
    <div className="app-letterhead">
      <Logo />
      <b>{config.productName}</b>
      {support && (
        <span>
          {support.name}
          <br />
          {formatPhone(support.phone_no)}
        </span>
      )}
    </div>
  );
}
