/** Makes a warning of Node or of a package fail the run, where it would be a line in a log. */
if (!process.listeners('warning').some(({ name }) => name === failRun.name)) {
  process.traceDeprecation = true;
  process.on('warning', failRun);
}

function failRun(warning: Error): void {
  // New features of Node are not ours to settle.
  if (warning.name !== 'ExperimentalWarning') throw warning;
}
