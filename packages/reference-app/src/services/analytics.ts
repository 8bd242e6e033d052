/** Loads the web-analytics script of the installation, if it has one. */
export function loadAnalytics(src: string | null): void {
  if (src === null) return;
  const script = document.createElement('script');
  script.src = src;
  script.defer = true;
  document.head.append(script);
}
