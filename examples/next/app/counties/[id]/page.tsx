export default async function County({ params }: { params: Promise<{ id: string }> }) {
  return <h1>County {(await params).id}</h1>;
}
