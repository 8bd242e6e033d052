import type { ReactNode } from 'react';
import '@udongo/ui/styles.css';

export const metadata = { title: 'Book a soil test', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
