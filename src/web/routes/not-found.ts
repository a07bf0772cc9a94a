/** Handles any address without a route. The root's error page shows the message. */
export function loader() {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

// The route has a component, so that the error is shown in the layout and not as bare text.
export default function NotFound() {
  return null;
}
