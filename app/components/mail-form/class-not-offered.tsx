import { telephoneLink } from '../../../forms/phone-number';
import { useWords } from '../../language';

interface ClassNotOfferedProps {
  label: string;
  phone: { number: string } | undefined;
}

/** Says that the form's list doesn't have a class, and whom to call. */
export function ClassNotOffered({ label, phone }: ClassNotOfferedProps) {
  const { classNotOffered, toApplyCall } = useWords().form;
  if (!phone) return classNotOffered(label);
  return (
    <>
      {/* One text node: React would put a comment between two, in every page. */}
      {`${classNotOffered(label)} ${toApplyCall} `}
      <a href={telephoneLink(phone.number)}>{phone.number}</a>
    </>
  );
}
