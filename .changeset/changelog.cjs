/** How a sentence of a changeset reads in a CHANGELOG: a note of several lines is kept as it is, a sentence becomes a point of a list. */
module.exports = {
  getReleaseLine: async ({ summary }) => (summary.includes('\n') ? summary : `- ${summary}`),
  // All packages have one version; a line about each other's would be in every release.
  getDependencyReleaseLine: async () => '',
};
