import {
  Alert,
  AlertTitle,
  Autocomplete,
  Box,
  Button,
  Container,
  CssBaseline,
  createTheme,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Paper,
  Radio,
  type RadioProps,
  Stack,
  TextField,
  type TextFieldProps,
  ThemeProvider,
  Typography,
  type TypographyProps,
} from '@mui/material';
import {
  type BookingFieldPath,
  type BookingFormController,
  type BookingOption,
  useOptionList,
  type WaitingRow,
} from '@udongo/ui';
import type { ReactNode } from 'react';

const theme = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: { palette: { primary: { main: '#2e6b3f' }, background: { default: '#f6f7f4' } } },
    dark: { palette: { primary: { main: '#8fcf9f' } } },
  },
  shape: { borderRadius: 10 },
  typography: { fontFamily: 'Roboto, system-ui, sans-serif', button: { textTransform: 'none' } },
  components: {
    MuiButton: { defaultProps: { disableElevation: true, size: 'large' } },
    // Labels stay above their fields, because a draft fills in fields that nobody has touched.
    MuiInputLabel: { defaultProps: { shrink: true } },
    MuiOutlinedInput: { defaultProps: { notched: true } },
    MuiAlert: { styleOverrides: { message: { '& p': { margin: 0 }, '& a': { color: 'inherit' } } } },
    MuiTextField: { defaultProps: { fullWidth: true, minRows: 2 } },
    MuiCssBaseline: { styleOverrides: { ul: { padding: 0, listStyle: 'none' } } },
  },
});

/** The whole page, with a title that can take the focus. */
export const Page = ({
  title,
  lead,
  children,
  ...props
}: TypographyProps<'h1'> & Record<'title' | 'lead', string>) => (
  <ThemeProvider theme={theme}>
    <CssBaseline enableColorScheme />
    <Container maxWidth="md" sx={{ py: { xs: 4, sm: 6 } }}>
      <Typography variant="h4" component="h1" sx={{ outline: 0 }} {...props}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {lead}
      </Typography>
      {children}
    </Container>
  </ThemeProvider>
);

/** Two columns where there is room. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
    {children}
  </Box>
);

/** A card with a title and its fields. */
export const Section = ({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3 } }}>
    <Stack
      direction="row"
      sx={{ minHeight: 42, mb: 2, justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {action}
    </Stack>
    <Columns>{children}</Columns>
  </Paper>
);

/** Radios with their question and what is wrong with the answer. */
export const Fieldset = ({
  legend,
  messages,
  children,
  ...props
}: Record<'legend' | 'messages' | 'children', ReactNode>) => (
  <FormControl component="fieldset" sx={{ gridColumn: '1 / -1' }} {...props}>
    <FormLabel component="legend" focused={false} sx={{ mb: 1 }}>
      {legend}
    </FormLabel>
    <Columns>{children}</Columns>
    <FormHelperText error>{messages}</FormHelperText>
  </FormControl>
);

/** A radio as a card that can be pressed anywhere. */
export const RadioCard = ({ label, note, ...props }: RadioProps & Record<'label' | 'note', ReactNode>) => (
  <Paper
    variant="outlined"
    component={FormControlLabel}
    sx={{ m: 0, p: 1.5, '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'action.hover' } }}
    control={<Radio {...props} />}
    label={
      <>
        <span>{label}</span>
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      </>
    }
  />
);

/** The price of the booking, and the button below. */
export const Amount = ({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly { label: string; value: string }[];
  children: ReactNode;
}) => (
  <Section title={title}>
    <Box component="dl" sx={{ m: 0 }}>
      {lines.map(({ label, value }) => (
        <Stack key={label} direction="row" sx={{ py: 0.5, justifyContent: 'space-between' }}>
          <Typography component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Typography>
        </Stack>
      ))}
    </Box>
    {children}
  </Section>
);

/** The colour of a waiting booking; others are in that of a message. */
const severities: Partial<Record<WaitingRow['state'], 'warning' | 'success'>> = {
  problem: 'warning',
  sent: 'success',
};

/** The bookings that wait for the network, each with the actions that a person has on it. */
export function Waiting({ form: { waiting, getTargetProps } }: { form: BookingFormController }) {
  if (!waiting || (waiting.rows.length === 0 && !waiting.removed)) return null;
  return (
    <Stack component="section" spacing={2} sx={{ my: 3, outline: 0 }} {...getTargetProps('waiting')}>
      <Typography variant="h6" component="h2">
        {waiting.title}
      </Typography>
      {waiting.hint && <Typography color="textSecondary">{waiting.hint}</Typography>}
      {waiting.rows.map(({ item, name, facts, state, text, question, actions }) => (
        <Alert key={item.uuid} severity={severities[state] ?? 'info'} role="group">
          <AlertTitle>{name}</AlertTitle>
          <p>{facts}</p>
          <p role="status">{text}</p>
          <p role="status">{question}</p>
          {actions.map((action) => (
            <Button key={action.name} size="small" {...action.props} />
          ))}
        </Alert>
      ))}
      {waiting.removed && (
        <p role="status">
          {waiting.removed.text} <Button {...waiting.removed.undo} />
        </p>
      )}
    </Stack>
  );
}

type RecordFieldProps = TextFieldProps & { form: BookingFormController; path: BookingFieldPath };

/** A long list that is searched on the server, for one record or for several. */
export function RecordField({ sx, form, path, ...field }: RecordFieldProps) {
  const control = form.getFieldProps(path);
  const chosen = form.getOptions(path).filter(({ value }) => [control.value].flat().includes(`${value}`));
  const list = useOptionList({
    load: (search, options) => form.loadOptions(path, search, options),
    onChoose: () => undefined,
  });
  const isListed = ({ value }: BookingOption) => list.items.some((option) => option.value === value);
  return (
    <Autocomplete
      id={control.id}
      sx={sx ?? {}}
      multiple={control.multiple === true}
      // The chosen ones have to be among the options.
      options={[...list.items, ...chosen.filter((option) => !isListed(option))]}
      filterOptions={(options) => options.filter(isListed)}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, { value }) => option.value === value}
      loading={list.status === 'pending'}
      noOptionsText={list.emptyMessage}
      open={list.open}
      onOpen={list.show}
      onClose={list.close}
      onInputChange={(_, value, reason) => {
        if (reason === 'input') list.inputProps.onChange({ target: { value } });
      }}
      value={control.multiple ? chosen : (chosen[0] ?? null)}
      onChange={(_, next) => {
        const selectedOptions = [next ?? []].flat();
        control.onChange({ target: { value: selectedOptions[0]?.value ?? '', selectedOptions } });
      }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          {...field}
          slotProps={{
            input: slotProps.input,
            htmlInput: {
              ...slotProps.htmlInput,
              'aria-invalid': control['aria-invalid'],
              'aria-describedby': control['aria-describedby'],
            },
          }}
        />
      )}
    />
  );
}
