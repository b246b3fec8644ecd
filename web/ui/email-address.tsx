/** An e-mail address that is too long for its line breaks after the @, so that a full stop never wraps alone. */
export function EmailAddress({ email }: { readonly email: string }) {
  const end = email.lastIndexOf('@') + 1;
  return (
    <strong className="wrap-anywhere">
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </strong>
  );
}
