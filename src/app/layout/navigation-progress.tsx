import { useNavigation } from "react-router";

/** Pages that wait for the server to check the session. While they load, a text says so. */
const waitsForAccount = /^\/(profile|settings)(\/|$)/;

/** A ledge that grows over the header while the next page is loading. Nothing is shown in the first 200 ms. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  if (state === "idle") return null;
  return (
    <>
      <div className="nav-ledge" />
      {waitsForAccount.test(location.pathname) ? (
        <div className="nav-words">
          <div className="app">
            <output>Loading...</output>
          </div>
        </div>
      ) : (
        <output className="sr">Loading...</output>
      )}
    </>
  );
}
