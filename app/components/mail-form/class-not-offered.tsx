import { telephoneLink } from '../../../forms/phone-number';
import { useWords } from '../../language';

interface ClassNotOfferedProps {
  label: string;
  isClosed?: boolean | undefined;
  phone: { number: string } | undefined;
}

/** Says that the form's list doesn't have a class, and whom to call; or that the class takes no pupils. */
export function ClassNotOffered({ label, isClosed, phone }: ClassNotOfferedProps) {
  const { admissionClosed, classNotOffered, toApplyCall } = useWords().form;
  if (isClosed) return admissionClosed(label);
  if (!phone) return classNotOffered(label);
  return (
    <>
      {/* One text node: React would put a comment between two, in every page. */}
      {`${classNotOffered(label)} ${toApplyCall} `}
      <a href={telephoneLink(phone.number)}>{phone.number}</a>
    </>
  );
}
