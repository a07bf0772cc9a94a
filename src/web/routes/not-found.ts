/** Any address that no route answers. The root's error page says so. */
export function loader() {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

// A page of its own, so that the error is shown in the layout and not as bare text.
export default function NotFound() {
  return null;
}
