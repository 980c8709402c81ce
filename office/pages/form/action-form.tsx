import { type ComponentProps, createContext, use } from 'react';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import ui from '../layout/ui.module.css';

/** What was typed into the surrounding form before the session expired. */
const TypedContext = createContext<Readonly<Record<string, string>> | undefined>(undefined);

const FormIdContext = createContext('form');

/**
 * Id of a field, which is the same on the next version of the page, whatever forms come before it: the script morphs pages, and would take
 * a field for one of another form otherwise.
 */
export function useFieldId(name: string): string {
  return `${use(FormIdContext)}-${name}`;
}

/** Whether a box was ticked before the session expired; else `saved`. */
export function useTicked(name: string, saved: boolean): boolean {
  const typed = use(TypedContext);
  return typed ? name in typed : saved;
}

/** A value typed before the session expired; else `saved`. */
export function useTyped(name: string, saved: string): string {
  return use(TypedContext)?.[name] ?? saved;
}

interface ActionFormProps extends Omit<ComponentProps<'form'>, 'about' | 'hidden' | 'method'> {
  action: string;
  /** Hidden fields that tell which of the page's forms with this action it is. */
  about?: Readonly<Record<string, string>>;
  /** Other hidden fields, such as the values with which the form was rendered. */
  hidden?: Readonly<Record<string, string>>;
  /** Whether its fields show input that isn't stored, such as a mistake. */
  isUnsent?: boolean;
  /** Whether another form of the same page has the same action, and shows the kept input. */
  isSecond?: boolean;
}

/**
 * A form that changes one thing. If the session expired while someone was typing, it shows the input again, with the `was` of
 * that time: otherwise it could overwrite a newer change unnoticed.
 */
export function ActionForm({
  action,
  about = {},
  hidden = {},
  isUnsent = false,
  isSecond = false,
  id = encodeURI(['form', action, ...Object.values(about), ...(isSecond ? ['second'] : [])].join('-')),
  children,
  ...rest
}: ActionFormProps) {
  const { typed, user } = useFrame();
  const { notSavedYet, leave } = useOfficeWords();
  const isAbout = Object.entries(about).every(([name, value]) => typed?.values[name] === value);
  const values = !isSecond && typed?.action === action && isAbout ? typed.values : undefined;
  return (
    <TypedContext value={values}>
      <form
        {...rest}
        id={id}
        method="post"
        action={action}
        data-leave={leave}
        data-unsent={isUnsent || values ? '' : undefined}
      >
        {values && (
          <p className={ui.aside} data-tone="error" role="status">
            {notSavedYet}
          </p>
        )}
        {/* Who types: nobody else who signs in afterwards gets it. */}
        {user && <input type="hidden" name="who" value={user.name} />}
        {Object.entries({ ...about, ...hidden }).map(([name, value]) => (
          <HiddenField key={name} name={name} value={value} />
        ))}
        <FormIdContext value={id}>{children}</FormIdContext>
      </form>
    </TypedContext>
  );
}

function HiddenField({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={useTyped(name, value)} />;
}
