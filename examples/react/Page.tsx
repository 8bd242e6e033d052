import { BookASoilTest } from './BookASoilTest.tsx';

function showCode({ code }: { code: string }) {
  document.title = `Booked: ${code}`;
}

/** The whole page: the server sends it with the link inside the widget, so that it works before any script. */
export function Page() {
  return (
    <html lang="en">
      <head>
        <title>Soil tests</title>
        <script type="module" src="/browser.tsx" />
      </head>
      <body>
        <h1>Soil tests</h1>
        <BookASoilTest name="Akinyi" onBooked={showCode} />
      </body>
    </html>
  );
}
