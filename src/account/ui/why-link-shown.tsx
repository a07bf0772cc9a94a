/** Explains why a link is on the page, and how the operator can set up real mail. */
export function WhyLinkShown() {
  return (
    <section className="no-mail-aside" aria-labelledby="why-link">
      <h2 id="why-link">Why you see this link</h2>
      <dl>
        <div>
          <dt>Only on this machine</dt>
          <dd>
            The link is shown because the site’s address is a loopback address. It is never shown on any other
            address, where it would let a stranger into your account.
          </dd>
        </div>
        <div>
          <dt>To send real mail</dt>
          <dd>
            Set <code>SMTP_URL</code> and restart the site. The README has an example for a local test server.
          </dd>
        </div>
        <div>
          <dt>For the people who run this site</dt>
          <dd>
            <code>npm run admin -- mail list</code> lists mail that could not be sent.
          </dd>
        </div>
      </dl>
    </section>
  );
}
