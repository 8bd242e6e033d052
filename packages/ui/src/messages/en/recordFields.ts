export const recordFields = {
  chooseFile: 'Choose a file',
  changeFile: 'Choose another file',
  removeFile: 'Remove {name}',
  fileType: '{name} is no {types} file. Choose another one.',
  fileSize: '{name} has {size}. At most {max} are allowed: choose a smaller file.',
  tags: { one: '{count} entry', other: '{count} entries' },
  limit: {
    one: '{label}: at most {count}. Remove the others.',
    other: '{label}: at most {count}. Remove the others.',
  },
  money: '{label} must be an amount, such as 2,500.00',
  min: '{label} must be at least {min}',
  max: '{label} must be at most {max}',
} as const;
