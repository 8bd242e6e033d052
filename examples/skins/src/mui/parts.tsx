import {
  Autocomplete,
  Box,
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
import type { BookingFieldPath, BookingFormController, BookingOption } from '@udongo/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

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

type RecordFieldProps = TextFieldProps & { form: BookingFormController; path: BookingFieldPath };

/** A long list that is searched on the server, for one record or for several. */
export function RecordField({ sx, form, path, ...field }: RecordFieldProps) {
  const control = form.getFieldProps(path);
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly BookingOption[] | null>(null);
  const load = useEffectEvent((signal: AbortSignal) => form.loadOptions(path, search, { signal }));
  useEffect(() => {
    if (search === '') return setFound(null);
    const controller = new AbortController();
    const start = () => load(controller.signal).then(setFound, () => undefined);
    const timer = setTimeout(start, 300);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search]);
  const known = form.getOptions(path);
  const chosen = known.filter(({ value }) => [control.value].flat().includes(`${value}`));
  const isKnown = ({ value }: BookingOption) => known.some((option) => option.value === value);
  return (
    <Autocomplete
      id={control.id}
      sx={sx ?? {}}
      multiple={control.multiple === true}
      // The chosen ones have to be among the options.
      options={[...known, ...(found ?? []).filter((option) => !isKnown(option))]}
      filterOptions={(options) => [...(found ?? options)]}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, { value }) => option.value === value}
      onInputChange={(_, text, reason) => setSearch(reason === 'input' ? text : '')}
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
